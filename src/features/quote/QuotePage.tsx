import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'
import texts from '../../content/texts/quote.json'
import { PageHero } from '../../ui/PageHero.tsx'
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
  [theme.breakpoints.between('md', 'lg')]: { gridTemplateColumns: '1fr 1fr' },
}))

interface Props extends ComponentProps<typeof QuoteForm> {
  office: ReactNode
  list: ReactNode
}

export const QuotePage = ({ office, list, ...form }: Props) => (
  <>
    <PageHero title={texts.hero.title} lead={texts.hero.lead} lineWork="hero" />
    <Columns>
      <div>
        {list}
        <QuoteForm {...form} />
      </div>
      <Beside>
        <NextSteps />
        {office}
      </Beside>
    </Columns>
  </>
)
