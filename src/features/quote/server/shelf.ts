import type { Entry } from './entry.ts'

export interface Shelved {
  entry: Entry
  /** Changes with every write. */
  tag: string
}

/**
 * Where entries lie, by idempotency key: Netlify Blobs, or a test's own. Every step may reject, and may then
 * have taken place all the same.
 */
export interface Shelf {
  read: (key: string) => Promise<Shelved | undefined>
  /** The new tag; undefined, and nothing changed, when the key is there already. */
  create: (key: string, entry: Entry) => Promise<string | undefined>
  /** The new tag; undefined, and nothing changed, when `tag` is not the present one. */
  replace: (key: string, entry: Entry, tag: string) => Promise<string | undefined>
  /** Whatever is there. */
  write: (key: string, entry: Entry) => Promise<unknown>
  remove: (key: string) => Promise<void>
  keys: () => Promise<string[]>
}
