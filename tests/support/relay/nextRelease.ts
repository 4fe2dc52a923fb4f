import type { JournalStore } from '../../../functions/relay/journal/journalStore.ts'

interface Stored {
  version: number
  state: string
  failures: number
  quote?: Record<string, unknown>
  lastFailure?: { kind: string }
}

/** What the next release makes of an entry: fields more and less, a state and a failure of its own. */
const asNext = (text: string): string => {
  const { quote, lastFailure, ...entry } = JSON.parse(text) as Stored
  const { position, ...fields } = quote ?? {}
  const isParked = entry.state === 'pending' && entry.failures >= 2
  return JSON.stringify({
    ...entry,
    version: 2,
    channel: 'web',
    state: isParked ? 'parked' : entry.state,
    ...(quote && { quote: { ...fields, ...(position !== '' && { position }), fax: '+855 23 000 000' } }),
    ...(lastFailure && {
      lastFailure: lastFailure.kind === 'refused' ? { kind: 'throttled', quota: [1] } : lastFailure,
    }),
  })
}

/** How the next release reads its own entries and those of this one. */
const asThis = (text: string): string => {
  const entry = JSON.parse(text) as Stored
  const isParked = entry.state === 'parked'
  return JSON.stringify({ ...entry, version: 1, state: isParked ? 'pending' : entry.state })
}

const isEntry = (path: string): boolean => path.startsWith('requests/')

/** The journal as the next release sees it, so that this release's code stands for the next one. */
export const asNextRelease = (store: JournalStore): JournalStore => {
  const write = (path: string, text: string): string => (isEntry(path) ? asNext(text) : text)
  const read = (path: string, text: string): string => (isEntry(path) ? asThis(text) : text)
  return {
    ...store,
    get: async (path) => {
      const text = await store.get(path)
      return text === undefined ? undefined : read(path, text)
    },
    getWithEtag: async (path) => {
      const found = await store.getWithEtag(path)
      return found && { ...found, text: read(path, found.text) }
    },
    create: (path, text) => store.create(path, write(path, text)),
    replace: (path, text, etag) => store.replace(path, write(path, text), etag),
    put: (path, text) => store.put(path, write(path, text)),
  }
}
