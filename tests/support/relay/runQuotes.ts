import { runTool } from '../../../scripts/quotes/runTool.ts'
import type { MemoryStore } from './memoryStore.ts'

/** Runs a command of `npm run quotes`; gives its exit code, what it printed, and what it told beside that. */
export const runQuotes = async (store: MemoryStore, ...words: string[]) => {
  const printed: string[] = []
  const told: string[] = []
  const print = (text: string) => void printed.push(text)
  const tell = (line: string) => void told.push(line)
  const code = await runTool({ store, print, tell }, words)
  return { code, output: printed.join(''), told: told.join('\n') }
}
