import { runTool } from '../../../scripts/quotes/runTool.ts'
import type { TestDatabase } from './testDatabase.ts'

/** Runs a command of `npm run quotes`; gives its exit code, what it printed, and what it told beside that. */
export const runQuotes = async (
  { query }: Pick<TestDatabase, 'query'>,
  words: readonly string[],
  { secrets = [], now = Date.now() }: { secrets?: readonly string[]; now?: number } = {},
) => {
  let open = 0
  const printed: string[] = []
  const told: string[] = []
  const code = await runTool(
    {
      open: () => {
        open += 1
        return Promise.resolve({ query, secrets, close: () => Promise.resolve(void (open -= 1)) })
      },
      now: () => now,
      print: (text) => void printed.push(text),
      tell: (line) => void told.push(line),
    },
    words,
  )
  // A pool that stays open keeps the process from ending.
  if (open > 0) throw new Error('The database was not closed')
  return { code, output: printed.join('\n'), told: told.join('\n') }
}
