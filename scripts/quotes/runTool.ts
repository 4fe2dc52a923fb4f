import { open } from 'node:fs/promises'
import type { JournalStore } from '../../functions/relay/journal/journalStore.ts'
import { readCommand } from './command.ts'
import { runCommand } from './commands.ts'
import { QuotesError } from './quotesError.ts'

interface Tool {
  store: JournalStore
  secrets?: readonly string[] | undefined
  /** Before the first call of the journal; throws a QuotesError when it cannot be read. */
  prepare?: () => Promise<void>
  print: (text: string) => void
  tell: (line: string) => void
}

const progressStep = 250

const onlyOwner = 0o600

const save = async (path: string, text: string): Promise<void> => {
  try {
    await using file = await open(path, 'w', onlyOwner)
    // A file that was there has kept its mode. A device, such as /dev/null, is for everybody.
    if ((await file.stat()).isFile()) await file.chmod(onlyOwner)
    await file.writeFile(text)
  } catch (error) {
    throw new QuotesError(`${path} could not be written: ${error instanceof Error ? error.message : ''}`)
  }
}

/** Returns the exit code, 0 only when nothing is missing from the result. */
export const runTool = async (
  { store, secrets = [], prepare, print, tell }: Tool,
  words: readonly string[],
): Promise<0 | 1> => {
  try {
    const command = readCommand(words)
    await prepare?.()
    const onRead = (done: number, all: number): void => {
      if (done % progressStep === 0 || (done === all && all > progressStep)) tell(`Read ${done} of ${all}`)
    }
    const { output, unread, total, note } = await runCommand({ store, secrets, onRead }, command)
    const file = command.name === 'export' ? command.out : undefined
    if (file === undefined) print(output)
    else await save(file, output)
    if (file !== undefined) tell(`Wrote ${file}`)
    if (note !== undefined) tell(note)
    if (unread > 0) tell(`${unread} of ${total} could not be read.`)
    return unread > 0 ? 1 : 0
  } catch (error) {
    tell(error instanceof QuotesError ? error.message : `The journal failed: ${String(error)}`)
    return 1
  }
}
