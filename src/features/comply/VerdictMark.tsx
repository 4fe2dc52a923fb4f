import { styled } from '@mui/material/styles'
import texts from '../../content/texts/statement.json'
import type { Verdict } from './requirement.ts'

const Mark = styled('strong')(({ theme }) => ({
  fontSize: theme.fontSize.small,
  fontWeight: theme.fontWeight.semibold,
  whiteSpace: 'nowrap',
  '&::before': { content: 'attr(data-sign) " " / ""' },
  '&[data-verdict=complies]': { color: theme.vars.palette.primary.main },
  '&[data-verdict=deviates]': { color: theme.vars.palette.error.main },
  '&[data-verdict=toConfirm]': { color: theme.vars.palette.site.brassInk },
  '&[data-verdict=notStated]': { color: theme.vars.palette.text.secondary },
}))

/** A sign beside the word, so that no verdict is told by its colour alone. */
const signs: Readonly<Record<Verdict, string>> = {
  complies: '✓',
  deviates: '✕',
  notStated: '–',
  toConfirm: '?',
}

interface Props {
  verdict: Verdict
  /** Instead of the verdict itself, as `7 comply`. */
  children?: string
}

export const VerdictMark = ({ verdict, children = texts.verdicts[verdict] }: Props) => (
  <Mark data-verdict={verdict} data-sign={signs[verdict]}>
    {children}
  </Mark>
)

const List = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: theme.spacing(0.25, 2),
  // The numbers of many lines need more than a phone's width.
  '& > strong': { whiteSpace: 'normal' },
}))

export const VerdictCounts = ({ counts }: { counts: readonly { verdict: Verdict; text: string }[] }) => (
  <List>
    {counts.map(({ verdict, text }) => (
      <VerdictMark key={verdict} verdict={verdict}>
        {text}
      </VerdictMark>
    ))}
  </List>
)
