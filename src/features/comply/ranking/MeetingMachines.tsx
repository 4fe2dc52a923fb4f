import Button from '@mui/material/Button'
import texts from '../../../content/texts/statement.json'
import { modelOf } from '../../../domain/products/product.ts'
import { counted, fill } from '../../../lib/text.ts'
import type { Ranked } from './rank.ts'

interface Props {
  lines: number
  /** The best first. */
  ranked: readonly Ranked[]
  onChosen: () => void
}

/** How many machines meet all lines, or how many the best one meets, with the way to them. */
export const MeetingMachines = ({ lines, ranked, onChosen }: Props) => {
  const words = texts.requirements
  const machines = ranked.filter(({ counts }) => counts.complies === lines).length
  const best = ranked[0]
  const count = best?.counts.complies ?? 0
  const template =
    machines > 0 ? counted(words.meets, machines) : count > 0 ? words.meetsMost : words.meetsNone
  const model = best ? modelOf(best.sheet) : ''
  return (
    <p>
      <strong role="status">
        {fill(template, { lines: counted(words.lines, lines), model, count, total: lines })}
      </strong>{' '}
      <Button variant="text" size="small" onClick={onChosen}>
        <span>{words.toMachines}</span>
      </Button>
    </p>
  )
}
