import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import texts from '../../../content/texts/statement.json'
import { maxCompared } from '../../../domain/routing/comparePath.ts'
import { paths } from '../../../domain/routing/paths.ts'
import { counted, cut, fill } from '../../../lib/text.ts'
import type { Ranked } from '../judging/rank.ts'
import { verdicts } from '../requirement.ts'

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
  '& button': { paddingInline: 0 },
  '& p:last-of-type:not(:first-of-type)': {
    color: theme.vars.palette.text.secondary,
    fontSize: theme.fontSize.small,
  },
  [theme.breakpoints.up('md')]: {
    '& > div': {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 3fr) minmax(0, 4fr) 112px',
      gap: theme.spacing(2),
      alignItems: 'start',
    },
    '& button': { gridColumn: 4, justifySelf: 'end' },
  },
}))

const obstaclesShown = 3

/** `7 comply · 3 to be confirmed` */
const countsText = (counts: Ranked['counts']): string =>
  verdicts
    .filter((verdict) => counts[verdict] > 0)
    .map((verdict) => counted(texts.counts[verdict], counts[verdict]))
    .join(' · ')

/** `Does not meet: Weight up to 12 kg; Noise below 60 dB and 2 more lines` */
const obstaclesText = (obstacles: Ranked['obstacles']): string => {
  const lines = obstacles.slice(0, obstaclesShown).map(({ text }) => cut(text, 60))
  const named = fill(texts.ranking.obstacles, { lines: lines.join('; ') })
  const others = obstacles.length - lines.length
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
  const { sheet, counts, obstacles } = machine
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
        {obstacles.length > 0 && <p>{obstaclesText(obstacles)}</p>}
        {isChosen && (
          <Button variant="text" size="small" onClick={onStatement}>
            <span>{fill(texts.ranking.statement, { count: ids.length })}</span>
          </Button>
        )}
      </div>
    </Item>
  )
}
