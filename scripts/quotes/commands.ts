import type { JournalStore } from '../../functions/relay/journal/journalStore.ts'
import { requestPath } from '../../functions/relay/journal/paths.ts'
import { retryNow } from '../../functions/relay/journal/retryNow.ts'
import { type Command, states } from './command.ts'
import { erase } from './erase.ts'
import { exportRequests } from './exportRequests.ts'
import { findKey, findSetAside } from './find.ts'
import { listRequests } from './listing.ts'
import { QuotesError } from './quotesError.ts'
import { complete, type Result } from './result.ts'

const show = async (store: JournalStore, reference: string): Promise<string> => {
  const key = await findKey(store, reference)
  const text = await store.get(requestPath(key))
  if (text !== undefined) return JSON.stringify(JSON.parse(text), null, 2)
  const setAside = await Promise.all((await findSetAside(store, key)).map((path) => store.get(path)))
  if (setAside.length === 0) throw new QuotesError(`${reference} has left the journal.`)
  return setAside.join('\n')
}

const retry = async (store: JournalStore, reference: string): Promise<string> => {
  switch (await retryNow(store, await findKey(store, reference), Date.now())) {
    case 'due':
      return `${reference} will be delivered with the next run of the schedule.`
    case 'gone':
      throw new QuotesError(`${reference} has left the journal.`)
    case 'unreadable':
      throw new QuotesError(`${reference} cannot be read by this release; "show" and "export" give its text.`)
    case 'delivered':
      throw new QuotesError(`${reference} is delivered.`)
    case 'in-flight':
      throw new QuotesError(`${reference} is being delivered just now.`)
  }
}

/** Returns the text to print; throws a QuotesError. */
export const runCommand = async (
  store: JournalStore,
  command: Command,
  onRead: (done: number, total: number) => void,
): Promise<Result> => {
  switch (command.name) {
    case 'list':
      return listRequests(store, command.state ? [command.state] : states, onRead)
    case 'dead-letters':
      return listRequests(store, ['dead-letter', 'set-aside'], onRead)
    case 'export':
      return exportRequests(store, command.csv, onRead)
    case 'show':
      return complete(await show(store, command.reference))
    case 'retry':
      return complete(await retry(store, command.reference))
    case 'delete':
      return complete(await erase(store, await findKey(store, command.reference), command.reference))
  }
}
