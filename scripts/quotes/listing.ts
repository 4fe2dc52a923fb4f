import { type Entry, lastFailureOf } from '../../functions/relay/journal/entry.ts'
import type { JournalStore } from '../../functions/relay/journal/journalStore.ts'
import { failureText } from '../../functions/relay/journal/outcome.ts'
import { folders, type IndexItem } from '../../functions/relay/journal/paths.ts'
import { referenceOf } from '../../functions/relay/journal/reference.ts'
import type { State } from './command.ts'
import { type KeyedEntry, listItems, readEntries, timeText, undeliveredKeys } from './readJournal.ts'
import type { Result } from './result.ts'

interface Row {
  reference: string
  state: State
  receivedAt: number
  note: string
}

const stateNames = {
  pending: 'waiting',
  delivered: 'delivered',
  undeliverable: 'dead-letter',
  other: 'other',
} as const satisfies Record<Entry['state'], State>

/** The state of a request in the words of the tool. */
export const stateOf = ({ state }: Entry): State => stateNames[state]

const entryRow = async ({ key, entry }: KeyedEntry): Promise<Row> => {
  const { receivedAt, spamSignals, dueAt } = entry
  const lastFailure = lastFailureOf(entry)
  const state = stateOf(entry)
  const notes = [
    lastFailure ? failureText(lastFailure) : '',
    state === 'waiting' ? `next try ${timeText(dueAt)}` : '',
    spamSignals.length > 0 ? `suspected: ${spamSignals.join(', ')}` : '',
  ]
  const reference = await referenceOf(key)
  return { reference, state, receivedAt, note: notes.filter((note) => note !== '').join('; ') }
}

const line = ({ reference, state, receivedAt, note }: Row): string =>
  `${reference}  ${state.padEnd(11)}  ${timeText(receivedAt)}  ${note}`.trimEnd()

const itemRow = async (state: State, { key, receivedAt, hasSpamSignals }: IndexItem): Promise<Row> => ({
  reference: await referenceOf(key),
  state,
  receivedAt,
  note: hasSpamSignals ? 'suspected' : '',
})

/** States that the index tells without reading an entry. */
const indexRows = async (store: JournalStore, wanted: readonly State[]): Promise<Row[]> => {
  const itemsOf = async (folder: string, ...forStates: State[]): Promise<IndexItem[]> =>
    forStates.some((state) => wanted.includes(state)) ? listItems(store, folder) : []
  const setAside = await itemsOf(folders.unreadable, 'set-aside')
  const unproven = await itemsOf(folders.unproven, 'unproven', 'delivered')
  const copied = new Set(unproven.map(({ key }) => key))
  const delivered = (await itemsOf(folders.delivered, 'delivered')).filter(({ key }) => !copied.has(key))
  const rows = await Promise.all([
    ...setAside.map((item) => itemRow('set-aside', item)),
    ...unproven.map((item) => itemRow('unproven', item)),
    ...delivered.map((item) => itemRow('delivered', item)),
  ])
  return rows.filter(({ state }) => wanted.includes(state))
}

/** Keys of entries that must be read, because only they tell why they wait. */
const keysToRead = async (store: JournalStore, wanted: readonly State[]): Promise<string[]> => {
  if (wanted.includes('other')) return undeliveredKeys(store)
  const waiting = wanted.includes('waiting') ? await listItems(store, folders.waiting) : []
  const dead = wanted.includes('dead-letter') ? await listItems(store, folders.dead) : []
  return [...new Set([...waiting, ...dead].map(({ key }) => key))]
}

/** Oldest first, without personal data. */
export const listRequests = async (
  store: JournalStore,
  wanted: readonly State[],
  onRead: (done: number, total: number) => void,
): Promise<Result> => {
  const keys = await keysToRead(store, wanted)
  const told = await indexRows(store, wanted)
  const { found, unread } = await readEntries(store, keys, onRead)
  const read = (await Promise.all(found.map(entryRow))).filter(({ state }) => wanted.includes(state))
  const lines = [...told, ...read].toSorted((one, other) => one.receivedAt - other.receivedAt).map(line)
  return { output: `${lines.join('\n') || 'Nothing.'}\n`, unread, total: keys.length }
}
