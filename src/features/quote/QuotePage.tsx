import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { lazy, type ReactNode } from 'react'
import texts from '../../content/texts/quote.json'
import { AfterHydration } from '../../ui/AfterHydration.tsx'
import { NumberedList, NumberedRow } from '../../ui/NumberedList.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { frameStyle } from '../../ui/styles/card.ts'

const DelayNotice = lazy(() => import('./failure/DelayNotice.tsx'))

/** The list with products, or with the space for those that are stored. */
const filled = 'section:is(:has([data-filled=true]), html[data-has-list] :has([data-awaiting=true]))'

/** The list is longer than the form. */
const long = 'section:has([data-filled=true] > ul > :nth-of-type(7))'

/** With the steps below it, the list is as long as form and office. */
const even = `section:has([data-filled=true] > ul > :nth-of-type(4)):not(${long})`

/** In a wide window the list and what happens next are beside the form. */
const Columns = styled(Container)(({ theme }) => ({
  paddingBlock: theme.spacing(2.5, 6),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(3, 12) },
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    gridTemplateRows: 'repeat(4, auto) 1fr',
    columnGap: theme.spacing(8),
    '& > *': { gridColumn: '1 / -1' },
    // The requests that were sent before.
    '& > form ~ section': { gridRow: 6 },
    // Its heading is in line with that of the form.
    '& > section:not(form ~ *)': {
      gridColumn: 1,
      gridRow: 3,
      paddingBlockStart: theme.spacing(3),
      borderBlockStart: theme.edge.hairline,
    },
    '& > form': {
      gridColumn: 2,
      gridRow: '3 / span 3',
      alignSelf: 'start',
      padding: theme.spacing(3, 4),
      ...frameStyle(theme),
    },
    [`& > ${even} ~ form`]: { gridRow: '3 / span 2' },
    // Then what happens next is below the form.
    [`& > ${long}`]: { gridRow: '3 / span 3' },
    [`& > ${long} ~ form`]: { gridRow: 3 },
  },
}))

/** In a wide window: steps, and below an empty list ordering too, beside the form; after a request all in one row. */
const Next = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(5),
  marginBlockStart: theme.spacing(5),
  // On a phone the office is in the footer, right below.
  [theme.breakpoints.down('sm')]: { '& > section ~ section': { display: 'none' } },
  [theme.breakpoints.between('md', 'lg')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > section ~ section': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '&[data-sent=false]': {
      display: 'contents',
      '& > section:first-of-type': { gridArea: '4 / 1' },
      '& > div': { gridArea: '5 / 1', marginBlockStart: theme.spacing(6) },
      '& > section ~ section': { gridArea: '7 / 1 / auto / -1', marginBlockStart: theme.spacing(8) },
    },
    [`${filled} ~ &[data-sent=false]`]: {
      '& > div': { gridArea: '7 / 1', marginBlockStart: theme.spacing(8) },
      '& > section ~ section': { gridArea: '7 / 2' },
    },
    [`${even} ~ &[data-sent=false]`]: {
      '& > section:first-of-type': { gridArea: '4 / 1 / span 2' },
      '& > div': { gridArea: '7 / 1 / auto / -1' },
      '& > section ~ section': { gridArea: '5 / 2' },
    },
    [`${long} ~ &[data-sent=false] > section:first-of-type`]: {
      gridArea: '4 / 2',
      marginBlockStart: theme.spacing(8),
    },
  },
}))

interface Props {
  title: string
  lead: string
  /** What happens next. */
  steps: typeof texts.next.steps
  isSent: boolean
  office: ReactNode
  /** List, form and what is under it. */
  children: ReactNode
}

export const QuotePage = ({ title, lead, steps, isSent, office, children }: Props) => (
  <>
    <PageTitle title={title} lead={lead} />
    <Columns>
      <AfterHydration>
        <DelayNotice />
      </AfterHydration>
      {children}
      <Next data-sent={isSent} className="no-print">
        <section>
          <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
            {texts.next.title}
          </Typography>
          <NumberedList>
            {steps.map(({ title, text }) => (
              <NumberedRow key={title}>
                <Typography variant="h4" component="h3">
                  {title}
                </Typography>
                <Typography variant="body2">{text}</Typography>
              </NumberedRow>
            ))}
          </NumberedList>
        </section>
        {office}
      </Next>
    </Columns>
  </>
)
