import { maxMachines } from './quoteList.ts'

const heading = '\n\nQuote list:\n'

/** `2 x MC 280 Mixed-Value Money Counter (No 005)` */
const machineLine = /^\d{1,3} x .{1,200} \(No \d{3,4}\)$/

/** A quote list travels below the visitor's text, a line for each machine. */
export const joinMessage = (text: string, lines: readonly string[]): string =>
  lines.length === 0 ? text : text + heading + lines.join('\n')

/** The parts of a message; without a sound list the whole is the visitor's text. */
export const splitMessage = (message: string): { text: string; lines: string[] } => {
  const end = message.lastIndexOf(heading)
  const lines = message.slice(end + heading.length).split('\n')
  const sound = end !== -1 && lines.length <= maxMachines && lines.every((line) => machineLine.test(line))
  return sound ? { text: message.slice(0, end), lines } : { text: message, lines: [] }
}
