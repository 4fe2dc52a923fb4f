import type { Entry } from './entry.ts'

export interface Shelved {
  entry: Entry
  /** Changes with every write. */
  tag: string
}

/**
 * Where entries lie, by idempotency key: Netlify Blobs, or a test's own. Every step ends within seconds; it may
 * reject, and may then have taken place all the same, or take place yet.
 */
export interface Shelf {
  /** Without the tag, which takes the local server a walk through all entries. */
  peek: (key: string) => Promise<Entry | undefined>
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
