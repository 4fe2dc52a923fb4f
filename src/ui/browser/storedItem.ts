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

/** Undefined when the text is missing or corrupt. */
export const parseJson = (text: string | null): unknown => attempt(() => JSON.parse(text ?? '') as unknown)

/** Texts in browser storage; blocked or full storage counts as empty. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem'>

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
  read: () => attempt(() => JSON.parse(storage().getItem(name) ?? '') as unknown),
  write: (value) => attempt(() => storage().setItem(name, JSON.stringify(value))),
  remove: () => attempt(() => storage().removeItem(name)),
})

/** Calls `changed` with the text that another tab stores, or null when it removes it; returns a stop. */
export const followStored = (
  events: EventTarget,
  storageKey: string,
  changed: (text: string | null) => void,
): (() => void) => {
  const hear = (event: Event): void => {
    if (!('newValue' in event && 'key' in event)) return
    // The event of a cleared storage has no key.
    if (event.key !== storageKey && event.key !== null) return
    changed(typeof event.newValue === 'string' ? event.newValue : null)
  }
  events.addEventListener('storage', hear)
  return () => events.removeEventListener('storage', hear)
}

/**
 * Safari and Firefox tell a page that waits in the back/forward cache nothing of what others store meanwhile.
 * At its return this repeats, as events of another tab, what is stored under `keys`; returns a stop.
 */
export const repeatStoredAtReturn = (
  events: EventTarget,
  storage: TextStorage,
  keys: readonly string[],
): (() => void) => {
  const hear = (event: Event): void => {
    if (!('persisted' in event && event.persisted === true)) return
    for (const key of keys) {
      const newValue = storage.getItem(key)
      // Null too where storage is blocked, and the page alone knows what was chosen.
      if (newValue !== null) events.dispatchEvent(new StorageEvent('storage', { key, newValue }))
    }
  }
  events.addEventListener('pageshow', hear)
  return () => events.removeEventListener('pageshow', hear)
}
