import Button from '@mui/material/Button'
import texts from '../../../content/texts/statement.json'
import { counted, fill } from '../../../lib/text.ts'

interface Props {
  lines: number
  machines: number
  onChosen: () => void
}

/** How many machines meet all lines, with the way to them. */
export const MeetingMachines = ({ lines, machines, onChosen }: Props) => {
  const words = texts.requirements
  const template = machines === 0 ? words.meetsNone : counted(words.meets, machines)
  return (
    <p>
      <strong role="status">{fill(template, { lines: counted(words.lines, lines) })}</strong>{' '}
      <Button variant="text" size="small" onClick={onChosen}>
        <span>{words.toMachines}</span>
      </Button>
    </p>
  )
}
