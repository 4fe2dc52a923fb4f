import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import texts from '../../../content/texts/statement.json'
import { maxCompared } from '../../../domain/routing/comparePath.ts'
import { paths } from '../../../domain/routing/paths.ts'
import { counted, cut, fill } from '../../../lib/text.ts'
import type { Ranked } from '../judging/rank.ts'
import { type Requirement, verdicts } from '../requirement.ts'

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.spacing(1.5),
  paddingBlock: theme.spacing(1.5),
  borderBlockEnd: theme.edge.hairline,
  '& input': {
    width: theme.layout.check,
    height: theme.layout.check,
    margin: 0,
    accentColor: theme.vars.palette.primary.main,
  },
  '& > div': { display: 'grid', gap: theme.spacing(0.5), justifyItems: 'start', overflowWrap: 'anywhere' },
  '& a': { fontWeight: theme.fontWeight.semibold },
  '& p + p': {
    color: theme.vars.palette.text.secondary,
    fontSize: theme.fontSize.small,
    '& span': { display: 'block' },
  },
  [theme.breakpoints.up('md')]: {
    '& > div': {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 3fr) minmax(0, 4fr) 176px',
      gap: theme.spacing(2),
      alignItems: 'start',
    },
    '& button': { gridColumn: 4, justifySelf: 'end' },
  },
}))

const linesShown = 3

/** `7 comply · 3 to be confirmed` */
const countsText = (counts: Ranked['counts']): string =>
  verdicts
    .filter((verdict) => counts[verdict] > 0)
    .map((verdict) => counted(texts.counts[verdict], counts[verdict]))
    .join(' · ')

/** `Does not meet: Weight up to 12 kg; Noise below 60 dB and 2 more lines` */
const linesText = (template: string, requirements: readonly Requirement[]): string => {
  const lines = requirements.slice(0, linesShown).map(({ text }) => cut(text.replace(/[.;]$/, ''), 60))
  const named = fill(template, { lines: lines.join('; ') })
  const others = requirements.length - lines.length
  return others > 0 ? `${named} ${counted(texts.ranking.moreObstacles, others)}` : named
}

interface Props {
  machine: Ranked
  ids: readonly number[]
  onChosen: (ids: readonly number[], box: HTMLElement) => void
  onStatement: () => void
}

/** A machine of the ranking; ticking it puts it into the statement, which stands above. */
export const RankedMachine = ({ machine, ids, onChosen, onStatement }: Props) => {
  const { sheet, counts, obstacles, doubts } = machine
  const { id, name } = sheet
  const isChosen = ids.includes(id)
  return (
    <Item>
      <input
        type="checkbox"
        aria-label={fill(texts.ranking.tick, { name })}
        checked={isChosen}
        disabled={!isChosen && ids.length >= maxCompared}
        onChange={({ target }) =>
          onChosen(target.checked ? [...ids, id] : ids.filter((other) => other !== id), target)
        }
      />
      <div>
        <Link to={paths.product(id)}>{name}</Link>
        <p>{countsText(counts)}</p>
        {obstacles.length + doubts.length > 0 && (
          <p>
            {obstacles.length > 0 && <span>{linesText(texts.ranking.obstacles, obstacles)}</span>}
            {doubts.length > 0 && <span>{linesText(texts.ranking.doubts, doubts)}</span>}
          </p>
        )}
        {ids.at(-1) === id && (
          <Button size="small" onClick={onStatement}>
            <span>{fill(texts.ranking.statement, { count: ids.length })}</span>
          </Button>
        )}
      </div>
    </Item>
  )
}
