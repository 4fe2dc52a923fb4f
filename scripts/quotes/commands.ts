import { type Entry, parseEntry } from '../../functions/relay/journal/entry.ts'
import type { JournalStore } from '../../functions/relay/journal/journalStore.ts'
import { requestPath } from '../../functions/relay/journal/paths.ts'
import { copyEndsAt, readCopy, unprovenPath } from '../../functions/relay/journal/upkeep/unproven.ts'
import { type Command, states, usage } from './command.ts'
import { erase } from './erase.ts'
import { exportRequests } from './exportRequests.ts'
import { findKey, findSetAside } from './find.ts'
import { importRequests } from './importRequests.ts'
import { listRequests } from './listing.ts'
import { QuotesError } from './quotesError.ts'
import { timeText } from './readJournal.ts'
import { complete, type Result } from './result.ts'
import { retryOne, retryState } from './retry.ts'

/** The copy of a delivery without proof, or its mark when the copy cannot be opened. */
const showUnproven = (name: string, mark: Entry, opened: Entry | undefined): Result => {
  const { deliveredAt = 0 } = mark
  const advice = opened
    ? `If the form service does not have it, send it again: npm run quotes -- retry ${name}`
    : 'Its copy cannot be opened with this QUOTE_JOURNAL_KEY.'
  const [since, until] = [deliveredAt, copyEndsAt(deliveredAt)].map(timeText)
  const output = JSON.stringify({ ...(opened ?? mark), state: 'unproven', deliveredAt }, null, 2)
  return { ...complete(output), note: `Delivered at ${since} without proof, kept until ${until}. ${advice}` }
}

/** An entry as it is, or the copy of a delivery without proof, or what was set aside. */
const show = async (store: JournalStore, name: string, secrets: readonly string[]): Promise<Result> => {
  const key = await findKey(store, name)
  const text = await store.get(requestPath(key))
  const entry = text === undefined ? undefined : parseEntry(text)
  const copy = entry?.state === 'delivered' ? await store.get(unprovenPath(key, entry)) : undefined
  if (entry && copy !== undefined) return showUnproven(name, entry, readCopy(key, copy, secrets))
  if (entry) return complete(JSON.stringify(JSON.parse(text ?? ''), null, 2))
  const setAside = await Promise.all((await findSetAside(store, key)).map((path) => store.get(path)))
  const texts = [text, ...setAside].filter((one) => one !== undefined)
  if (texts.length === 0) throw new QuotesError(`${name} has left the journal.`)
  return complete(texts.join('\n'))
}

interface CommandOptions {
  store: JournalStore
  /** They open copies of deliveries without proof. */
  secrets: readonly string[]
  onRead: (done: number, total: number) => void
}

/** Returns the text to print; throws a QuotesError. */
export const runCommand = async (options: CommandOptions, command: Command): Promise<Result> => {
  const { store, secrets, onRead } = options
  switch (command.name) {
    case 'help':
      return complete(usage)
    case 'list':
      return listRequests(store, command.state ? [command.state] : states, onRead)
    case 'dead-letters':
      return listRequests(store, ['dead-letter', 'set-aside'], onRead)
    case 'export':
      return exportRequests(store, { ...command, secrets, onRead })
    case 'import':
      return complete(await importRequests(store, command.file, onRead))
    case 'show':
      return show(store, command.request, secrets)
    case 'retry': {
      const key = await findKey(store, command.request)
      return complete(await retryOne(store, key, command.request, secrets))
    }
    case 'retry-state':
      return retryState(store, command.state, secrets)
    case 'delete':
      return complete(await erase(store, await findKey(store, command.request), command.request))
  }
}
