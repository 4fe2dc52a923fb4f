import type { ListedMachine } from '../../domain/contract/quoteList.ts'
import { mergeMachines, type RejectReason } from '../../domain/quoteList/mergeMachines.ts'
import { optionKey, type ReadLine, type ReadText } from './reading/readLines.ts'

/** The key of the option that the visitor chose for a line, by the line's text; empty for none. */
export type ChosenOptions = ReadonlyMap<string, string>

export type AmbiguousLine = Extract<ReadLine, { kind: 'ambiguous' }> & {
  /** Undefined also when what was chosen is no option in the selected country. */
  chosen: ListedMachine | undefined
}

export interface LeftLine {
  text: string
  reason: RejectReason | 'unknown' | 'quantity' | 'several' | { elsewhere: number }
}

const machineOf = (line: ReadLine, choices: ChosenOptions): ListedMachine | undefined => {
  if (line.kind === 'understood') return line.machine
  if (line.kind !== 'ambiguous') return undefined
  return line.options.find((option) => optionKey(option) === choices.get(line.text))
}

const reasonOf = (line: ReadLine): LeftLine['reason'] | undefined => {
  if (line.kind === 'unknown' || line.kind === 'quantity' || line.kind === 'several') return line.kind
  return line.kind === 'elsewhere' ? { elsewhere: line.id } : undefined
}

/** `machines` is the list with what is added, `field` has the lines that stay in the field. */
export const planAddition = (
  { lines, rest }: ReadText,
  choices: ChosenOptions,
  listed: readonly ListedMachine[],
  replaces: boolean,
) => {
  const read = lines.map((line) => ({ line, machine: machineOf(line, choices) }))
  const wanted = read.flatMap(({ machine }) => machine ?? [])
  const { machines, rejected } = mergeMachines(listed, wanted, replaces)
  const stays = read.filter(({ machine }) => !machine || rejected.has(machine))
  const isHeading = ({ line }: (typeof read)[number]) => line.kind === 'heading'
  return {
    machines,
    added: wanted.filter((machine) => !rejected.has(machine)),
    ambiguous: read.flatMap(({ line, machine }): AmbiguousLine | [] =>
      line.kind === 'ambiguous' ? { ...line, chosen: machine } : [],
    ),
    left: stays.flatMap(({ line, machine }): LeftLine | [] => {
      const reason = machine ? rejected.get(machine) : reasonOf(line)
      return reason === undefined ? [] : { text: line.text, reason }
    }),
    // Titles stay with the rows that need them.
    field: (stays.every(isHeading) && rest.length === 0
      ? []
      : [...stays.map(({ line }) => line.text), ...rest]
    ).join('\n'),
  }
}
