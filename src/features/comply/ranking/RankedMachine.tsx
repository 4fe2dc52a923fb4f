import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { pictures } from 'virtual:product-pictures'
import { categoryLabel } from '../../../content/categories.ts'
import texts from '../../../content/texts/statement.json'
import { drawingOf } from '../../../domain/products/product.ts'
import { maxCompared } from '../../../domain/routing/comparePath.ts'
import { paths } from '../../../domain/routing/paths.ts'
import { counted, cut, fill } from '../../../lib/text.ts'
import { PictureOrDrawing } from '../../../ui/pictures/LineDrawing.tsx'
import { countedVerdicts, type Requirement } from '../requirement.ts'
import { VerdictCounts } from '../VerdictMark.tsx'
import type { Ranked } from './rank.ts'

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 72px minmax(0, 1fr)',
  columnGap: theme.spacing(1.5),
  alignItems: 'start',
  paddingBlock: theme.spacing(2),
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  borderBlockEnd: theme.edge.hairline,
  '& > input': {
    width: theme.layout.check,
    height: theme.layout.check,
    margin: 0,
    accentColor: theme.vars.palette.primary.main,
  },
  '& img, & svg': { borderRadius: theme.radius.corner },
  '& a': { fontWeight: theme.fontWeight.semibold },
  '& small, & p + p': {
    display: 'block',
    color: theme.vars.palette.text.secondary,
    fontSize: theme.fontSize.small,
  },
  [theme.breakpoints.down('md')]: {
    rowGap: theme.spacing(1),
    '& > div + div': { display: 'contents' },
    '& p': { gridColumn: '2 / -1' },
  },
  // What is compared stands in columns.
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'auto 96px minmax(0, 1fr)',
    columnGap: theme.spacing(2.5),
    '& > div + div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr) minmax(0, 10fr)',
      columnGap: theme.spacing(4),
      '& > p': { flexDirection: 'column' },
    },
  },
}))

const linesShown = 3

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
}

/** A machine of the ranking; ticking it puts it into the statement, which stands above. */
export const RankedMachine = ({ machine, ids, onChosen }: Props) => {
  const { sheet, counts, obstacles, doubts } = machine
  const { id, name } = sheet
  const isChosen = ids.includes(id)
  const product = pictures[id]
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
        {product && <PictureOrDrawing picture={product.image} drawing={drawingOf(product)} sizes="96px" />}
      </div>
      <div>
        <div>
          <Link to={paths.product(id)}>{name}</Link>
          {product && <small>{categoryLabel(product.category, product.subcategory)}</small>}
        </div>
        <VerdictCounts counts={countedVerdicts(counts)} />
        {/* What has to be confirmed keeps a machine from the top only where nothing else does. */}
        {obstacles.length > 0 ? (
          <p>{linesText(texts.ranking.obstacles, obstacles)}</p>
        ) : (
          doubts.length > 0 && <p>{linesText(texts.ranking.doubts, doubts)}</p>
        )}
      </div>
    </Item>
  )
}
