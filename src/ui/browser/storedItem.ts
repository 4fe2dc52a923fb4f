import { isRecord } from '../../lib/types.ts'

/** A JSON record in browser storage; blocked, full or corrupt storage counts as an empty record. */
export interface StoredItem {
  read: () => Record<string, unknown>
  write: (value: object) => void
  remove: () => void
}

const attempt = <Result>(access: () => Result): Result | undefined => {
  try {
    return access()
  } catch {
    return undefined
  }
}

/** The JSON text of a record, with the version of all that the site stores. */
export const toJson = (value: object): string => JSON.stringify({ version: 1, ...value })

/** The record in a text; an empty one when the text is missing or corrupt. */
export const parseJson = (text: string | null): Record<string, unknown> => {
  const stored = attempt(() => JSON.parse(text ?? '') as unknown)
  return isRecord(stored) ? stored : {}
}

/** Texts in browser storage; blocked or full storage counts as empty. */
type TextStorage = Pick<Storage, 'getItem' | 'setItem'>

/** `storage` is a function because access to `localStorage` may throw. */
export const makeTextStorage = (storage: () => TextStorage): TextStorage => ({
  getItem: (key) => attempt(() => storage().getItem(key)) ?? null,
  setItem: (key, text) => attempt(() => storage().setItem(key, text)),
})

/** `storage` is a function because access to `sessionStorage` may throw. */
export const makeStoredItem = (
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  name: string,
): StoredItem => ({
  read: () => parseJson(attempt(() => storage().getItem(name)) ?? null),
  write: (value) => attempt(() => storage().setItem(name, toJson(value))),
  remove: () => attempt(() => storage().removeItem(name)),
})

/** Like `makeStoredItem`, but keeps a text that storage refuses until the page is closed. */
export const makeKeptItem = (...[storage, name]: Parameters<typeof makeStoredItem>): StoredItem => {
  let refused: string | null = null
  const keeping = {
    getItem: () => refused ?? storage().getItem(name),
    setItem: (_name: string, text: string) => {
      refused = text
      storage().setItem(name, text)
      refused = null
    },
    removeItem: () => {
      refused = null
      storage().removeItem(name)
    },
  }
  return makeStoredItem(() => keeping, name)
}

/** What listeners need to store texts and to follow other tabs. */
export interface StorageServices {
  storage: TextStorage
  events: EventTarget
}

/**
 * Calls `changed` with the text under `key`, null for none: at once, when another tab changes it, and when the
 * page returns from the back/forward cache, in which Safari and Firefox report no changes of other tabs.
 */
export const followStored = (
  { storage, events }: StorageServices,
  key: string,
  changed: (text: string | null) => void,
): void => {
  changed(storage.getItem(key))
  events.addEventListener('storage', (event: Partial<StorageEvent>) => {
    // An event without a key means that storage was cleared.
    if (event.key === key || event.key === null) changed(event.newValue ?? null)
  })
  events.addEventListener('pageshow', ({ persisted = false }: Partial<PageTransitionEvent>) => {
    const text = storage.getItem(key)
    // Blocked storage has no text, but the page may have a choice, which stays.
    if (persisted && text !== null) changed(text)
  })
}
