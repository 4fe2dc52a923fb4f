/** A JSON value in browser storage; blocked, full or corrupt storage counts as empty. */
export interface StoredItem {
  read: () => unknown
  write: (value: unknown) => void
  remove: () => void
}

const attempt = <Result>(access: () => Result): Result | undefined => {
  try {
    return access()
  } catch {
    return undefined
  }
}

/** Texts in browser storage; blocked or full storage counts as empty. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem'>

/** `storage` is a function because reading `localStorage` may throw. */
export const makeTextStorage = (storage: () => TextStorage): TextStorage => ({
  getItem: (key) => attempt(() => storage().getItem(key)) ?? null,
  setItem: (key, text) => attempt(() => storage().setItem(key, text)),
})

/** `storage` is a function because reading `sessionStorage` may throw. */
export const makeStoredItem = (
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  name: string,
): StoredItem => ({
  read: () => attempt(() => JSON.parse(storage().getItem(name) ?? '') as unknown),
  write: (value) => attempt(() => storage().setItem(name, JSON.stringify(value))),
  remove: () => attempt(() => storage().removeItem(name)),
})

/**
 * What another tab has stored under a key, null when it has removed it; undefined when the event tells of
 * something else.
 */
export const storedElsewhere = (event: Event, storageKey: string): string | null | undefined => {
  if (!('newValue' in event && 'key' in event)) return undefined
  // The event of a cleared storage names no key.
  if (event.key !== storageKey && event.key !== null) return undefined
  return typeof event.newValue === 'string' ? event.newValue : null
}
