import type { ListedMachine } from '../../domain/contract/quoteList.ts'
import { mergeMachines, type RejectReason } from '../../domain/quoteList/mergeMachines.ts'
import type { ReadLine, ReadText } from './readLines.ts'

/** The option that the visitor chose for a line, by the line's text. */
export type Choices = ReadonlyMap<string, number>

export type AmbiguousLine = Extract<ReadLine, { kind: 'ambiguous' }>

export interface LeftLine {
  text: string
  reason: RejectReason | 'unknown' | 'quantity' | { elsewhere: number }
}

interface Addition {
  /** The list with what is added. */
  machines: ListedMachine[]
  added: { text: string; machine: ListedMachine }[]
  choices: AmbiguousLine[]
  left: LeftLine[]
  /** The lines that stay in the field. */
  field: string
}

const machineOf = (line: ReadLine, choices: Choices): ListedMachine | undefined => {
  if (line.kind === 'understood') return line.machine
  return line.kind === 'ambiguous' ? line.options[choices.get(line.text) ?? -1] : undefined
}

const reasonOf = (line: ReadLine, reason: RejectReason | null = null): LeftLine['reason'] | null => {
  if (line.kind === 'unknown' || line.kind === 'quantity') return line.kind
  return line.kind === 'elsewhere' ? { elsewhere: line.id } : reason
}

/** The list with the lines that are understood and fit, and the lines that stay in the field. */
export const planAddition = (
  { lines, rest }: ReadText,
  choices: Choices,
  listed: readonly ListedMachine[],
  replaces: boolean,
): Addition => {
  const found = lines.map((line) => ({ line, machine: machineOf(line, choices) }))
  const clear = found.flatMap(({ line, machine }) => (machine ? { line, machine } : []))
  const { machines, reasons } = mergeMachines(
    listed,
    clear.map(({ machine }) => machine),
    replaces,
  )
  const added = clear.filter((_, index) => reasons[index] === null)
  const rejectReasons = new Map(clear.map(({ line }, index) => [line, reasons[index]]))
  const isAdded = new Set(added.map(({ line }) => line))
  const stays = lines.filter((line) => !isAdded.has(line))
  return {
    machines,
    added: added.map(({ line, machine }) => ({ text: line.text, machine })),
    choices: lines.filter((line) => line.kind === 'ambiguous'),
    left: stays.flatMap((line) => {
      const reason = reasonOf(line, rejectReasons.get(line))
      return reason === null ? [] : { text: line.text, reason }
    }),
    field: [...stays.map(({ text }) => text), ...rest].join('\n'),
  }
}
