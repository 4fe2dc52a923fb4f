import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { PageHero } from '../../components/PageHero.tsx'
import texts from '../../content/quote.json'
import { makeDraftBox } from './draft.ts'
import { NextSteps } from './NextSteps.tsx'
import { QuoteForm } from './QuoteForm.tsx'

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(7, 9),
  paddingBlock: theme.spacing(5, 8),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(8, 12) },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
}))

const Beside = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(6),
  [theme.breakpoints.only('md')]: { gridTemplateColumns: '1fr 1fr' },
}))

const draft = makeDraftBox(() => sessionStorage)

/** The quote form and, beside it, what happens next and whom to call instead. */
export const QuotePage = ({ office }: { office: ReactNode }) => (
  <>
    <PageHero title={texts.hero.title} lead={texts.hero.lead} lineWork="hero" />
    <Columns>
      <div>
        <QuoteForm draft={draft} />
      </div>
      <Beside>
        <NextSteps />
        {office}
      </Beside>
    </Columns>
  </>
)
