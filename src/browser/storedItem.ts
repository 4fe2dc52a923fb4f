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

/** `storage` is a function because reading `sessionStorage` may throw. */
export const makeStoredItem = (
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  name: string,
): StoredItem => ({
  read: () => attempt(() => JSON.parse(storage().getItem(name) ?? '') as unknown),
  write: (value) => attempt(() => storage().setItem(name, JSON.stringify(value))),
  remove: () => attempt(() => storage().removeItem(name)),
})
