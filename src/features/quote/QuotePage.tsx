import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { lazy, type ReactNode } from 'react'
import texts from '../../content/texts/quote.json'
import { AfterHydration } from '../../ui/AfterHydration.tsx'
import { NumberedItem, NumberedList } from '../../ui/NumberedList.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'

const DelayNotice = lazy(() => import('./failure/DelayNotice.tsx'))

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(7, 9),
  paddingBlock: theme.spacing(5, 8),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(8, 12) },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
}))

const SideColumn = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(6),
  [theme.breakpoints.between('md', 'lg')]: { gridTemplateColumns: '1fr 1fr' },
}))

const Step = styled(NumberedItem)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '2.5em 1fr',
  paddingBlock: theme.spacing(2),
  borderBlockStart: theme.edge.hairline,
  '& > p': { gridColumn: 2, marginBlockStart: theme.spacing(0.5), color: theme.vars.palette.text.secondary },
}))

/** `children` are the form and what is under it. */
export const QuotePage = ({ office, children }: { office: ReactNode; children: ReactNode }) => (
  <>
    <PageTitle title={texts.hero.title} lead={texts.hero.lead} />
    <Columns>
      <div>
        <AfterHydration>
          <DelayNotice />
        </AfterHydration>
        {children}
      </div>
      <SideColumn>
        <section>
          <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
            {texts.next.title}
          </Typography>
          <NumberedList>
            {texts.next.steps.map(({ title, text }) => (
              <Step key={title}>
                <Typography variant="h4" component="h3">
                  {title}
                </Typography>
                <Typography variant="body2">{text}</Typography>
              </Step>
            ))}
          </NumberedList>
        </section>
        {office}
      </SideColumn>
    </Columns>
  </>
)
