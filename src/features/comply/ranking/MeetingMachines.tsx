import Button from '@mui/material/Button'
import texts from '../../../content/texts/statement.json'
import { modelOf } from '../../../domain/products/product.ts'
import { counted, fill, listText } from '../../../lib/text.ts'
import type { Ranked } from './rank.ts'

interface Props {
  lines: number
  /** The best first. */
  ranked: readonly Ranked[]
  onChosen: () => void
}

/** How many machines meet all lines, or how many the best ones meet, with the way to them. */
export const MeetingMachines = ({ lines, ranked, onChosen }: Props) => {
  const words = texts.requirements
  const machines = ranked.filter(({ counts }) => counts.complies === lines).length
  const { complies: met, deviates } = ranked[0]?.counts ?? { complies: 0, deviates: 0 }
  const best = ranked.filter(({ counts }) => counts.complies === met && counts.deviates === deviates)
  const most = met > 0 ? counted(words.meetsMost, best.length) : words.meetsNone
  const template = machines > 0 ? counted(words.meets, machines) : most
  const models =
    best.length > 3
      ? fill(words.manyMatches, { count: best.length })
      : listText(best.map(({ sheet }) => modelOf(sheet)))
  return (
    <p>
      <strong role="status">
        {fill(template, { lines: counted(words.lines, lines), models, met, total: lines })}
      </strong>{' '}
      <Button variant="text" size="small" onClick={onChosen}>
        <span>{words.toMachines}</span>
      </Button>
    </p>
  )
}
