import { failureText } from '../../functions/relay/delivery/outcome.ts'
import { type Entry, lastFailureOf } from '../../functions/relay/journal/entry.ts'
import type { JournalStore } from '../../functions/relay/journal/journalStore.ts'
import { folders, readIndexPath } from '../../functions/relay/journal/paths.ts'
import { referenceOf } from '../../functions/relay/journal/reference.ts'
import type { State } from './command.ts'
import { listPaths, readEntries, undeliveredKeys } from './readJournal.ts'
import type { Result } from './result.ts'

interface Row {
  reference: string
  state: State
  receivedAt: number
  note: string
}

export const timeText = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z')

const stateNames = {
  pending: 'waiting',
  delivered: 'delivered',
  undeliverable: 'dead-letter',
  other: 'other',
} as const satisfies Record<Entry['state'], State>

export const stateOf = ({ state }: Entry): State => stateNames[state]

const entryRow = (entry: Entry): Row => {
  const { reference, receivedAt, spamSignals, dueAt } = entry
  const lastFailure = lastFailureOf(entry)
  const state = stateOf(entry)
  const notes = [
    lastFailure ? failureText(lastFailure) : '',
    state === 'waiting' ? `next try ${timeText(dueAt)}` : '',
    spamSignals.length > 0 ? `suspected: ${spamSignals.join(', ')}` : '',
  ]
  return { reference, state, receivedAt, note: notes.filter((note) => note !== '').join('; ') }
}

const line = ({ reference, state, receivedAt, note }: Row): string =>
  `${reference}  ${state.padEnd(11)}  ${timeText(receivedAt)}  ${note}`.trimEnd()

/** States that the index tells without reading an entry. */
const indexRows = async (store: JournalStore, state: State, folder: string): Promise<Row[]> => {
  const items = (await listPaths(store, folder)).flatMap((path) => readIndexPath(path) ?? [])
  const toRow = async (item: (typeof items)[number]): Promise<Row> => ({
    reference: await referenceOf(item.key),
    state,
    receivedAt: item.receivedAt,
    note: item.hasSpamSignals ? 'suspected' : '',
  })
  return Promise.all(items.map(toRow))
}

/** Keys of entries that must be read, because only they tell why they wait. */
const keysToRead = async (store: JournalStore, wanted: readonly State[]): Promise<string[]> => {
  if (wanted.includes('other')) return undeliveredKeys(store)
  const waiting = wanted.includes('waiting') ? await listPaths(store, folders.waiting) : []
  const dead = wanted.includes('dead-letter') ? await listPaths(store, folders.dead) : []
  return [...new Set([...waiting, ...dead].flatMap((path) => readIndexPath(path)?.key ?? []))]
}

/** Oldest first, without personal data. */
export const listRequests = async (
  store: JournalStore,
  wanted: readonly State[],
  onRead: (done: number, total: number) => void,
): Promise<Result> => {
  const keys = await keysToRead(store, wanted)
  const told: Row[] = []
  if (wanted.includes('delivered')) told.push(...(await indexRows(store, 'delivered', folders.delivered)))
  if (wanted.includes('set-aside')) told.push(...(await indexRows(store, 'set-aside', folders.unreadable)))
  const { found, unread } = await readEntries(store, keys, onRead)
  const read = found.map(({ entry }) => entryRow(entry)).filter(({ state }) => wanted.includes(state))
  const lines = [...told, ...read].toSorted((one, other) => one.receivedAt - other.receivedAt).map(line)
  return { output: `${lines.join('\n') || 'Nothing.'}\n`, unread, total: keys.length }
}
