/** How many calls to the store run at the same time where no visitor waits for them. */
export const storeConcurrency = 16

export interface StoredText {
  text: string
  etag: string
}

/** A call that rejects may have changed the store all the same, or may still change it later. */
export interface JournalStore {
  /** Undefined when there is nothing at the path. */
  get: (path: string) => Promise<string | undefined>
  getWithEtag: (path: string) => Promise<StoredText | undefined>
  /** Gives the etag; undefined, with nothing changed, when the path is there already. */
  create: (path: string, text: string) => Promise<string | undefined>
  /** Gives the new etag; undefined, with nothing changed, when the path has another etag. */
  replace: (path: string, text: string, etag: string) => Promise<string | undefined>
  put: (path: string, text: string) => Promise<unknown>
  remove: (path: string) => Promise<void>
  list: (prefix: string) => AsyncIterable<readonly string[]>
  /** The folders right below the prefix, without `/` at their end. */
  listFolders: (prefix: string) => Promise<readonly string[]>
}
