import { styled } from '@mui/material/styles'
import texts from '../../content/texts/statement.json'
import { fill } from '../../lib/text.ts'
import { ToggleGroup } from '../../ui/ToggleGroup.ts'
import { type Counts, type Verdict, verdicts } from './requirement.ts'

const Group = styled(ToggleGroup)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginBlockStart: theme.spacing(0.5),
  border: 0,
  overflow: 'visible',
  fontSize: theme.fontSize.small,
  [theme.breakpoints.down('lg')]: { '& > span': { flexBasis: '100%' } },
  '& button': {
    paddingInline: theme.spacing(1.5),
    border: theme.edge.control,
    borderRadius: theme.radius.corner,
    // Three in a row of a phone.
    [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(0.75) },
  },
}))

interface Props {
  /** How many lines there are, and how many have each verdict, be it of one of several machines. */
  lines: number
  counts: Counts
  /** Undefined for all. */
  shown: Verdict | undefined
  onChosen: (verdict: Verdict | undefined) => void
}

/** Leaves the lines with one verdict in view; nothing where all lines have the same one. */
export const VerdictFilter = ({ lines, counts, shown, onChosen }: Props) => {
  const given = verdicts.filter((verdict) => counts[verdict] > 0)
  const words = texts.statement.shown
  const counted = given.reduce((sum, verdict) => sum + counts[verdict], 0)
  if (given.length < 2) return null
  return (
    <Group role="group" aria-label={words.label} className="no-print">
      {counted > lines && <span>{words.ofAny}</span>}
      {[undefined, ...given].map((verdict) => (
        <button
          key={verdict ?? ''}
          type="button"
          aria-pressed={verdict === shown}
          onClick={() => onChosen(verdict)}
        >
          <span>
            {verdict === undefined
              ? fill(words.all, { count: lines })
              : fill(words.only, { verdict: texts.verdicts[verdict], count: counts[verdict] })}
          </span>
        </button>
      ))}
    </Group>
  )
}
