import type { ListedMachine } from '../../domain/contract/quoteList.ts'
import { mergeMachines, type RejectReason } from '../../domain/quoteList/mergeMachines.ts'
import { optionKey, type ReadLine, type ReadText } from './readLines.ts'

/** The key of the option that the visitor chose for a line, by the line's text; empty for none. */
export type ChosenOptions = ReadonlyMap<string, string>

export type AmbiguousLine = Extract<ReadLine, { kind: 'ambiguous' }> & {
  /** Undefined also when what was chosen is no option in the selected country. */
  chosen: ListedMachine | undefined
}

export interface LeftLine {
  text: string
  reason: RejectReason | 'unknown' | 'quantity' | { elsewhere: number }
}

const machineOf = (line: ReadLine, choices: ChosenOptions): ListedMachine | undefined => {
  if (line.kind === 'understood') return line.machine
  if (line.kind !== 'ambiguous') return undefined
  return line.options.find((option) => optionKey(option) === choices.get(line.text))
}

const reasonOf = (line: ReadLine): LeftLine['reason'] | undefined => {
  if (line.kind === 'unknown' || line.kind === 'quantity') return line.kind
  return line.kind === 'elsewhere' ? { elsewhere: line.id } : undefined
}

/** `machines` is the list with what is added, `field` has the lines that stay in the field. */
export const planAddition = (
  { lines, rest, head }: ReadText,
  choices: ChosenOptions,
  listed: readonly ListedMachine[],
  replaces: boolean,
) => {
  const read = lines.map((line) => ({ line, machine: machineOf(line, choices) }))
  const wanted = read.flatMap(({ machine }) => machine ?? [])
  const { machines, rejected } = mergeMachines(listed, wanted, replaces)
  const stays = read.filter(({ machine }) => !machine || rejected.has(machine))
  const kept = [...stays.map(({ line }) => line.text), ...rest]
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
    field: (kept.length > 0 && head !== undefined ? [head, ...kept] : kept).join('\n'),
  }
}
