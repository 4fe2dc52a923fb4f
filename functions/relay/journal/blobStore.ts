import { getDeployStore, getStore, type Store } from '@netlify/blobs'
import { otherTimeoutsMs, timeoutsMs } from '../timeouts.ts'
import type { JournalStore } from './journalStore.ts'

interface BlobStoreOptions {
  /** Without `siteID` and `token`, the running function's own site. */
  siteID?: string | undefined
  token?: string | undefined
  ofDeploy?: boolean
  limitMs?: number
  fetch?: typeof fetch
}

/**
 * The Blobs client repeats a failed call for up to 25 s, and could write after the relay has given the call
 * up. It does not repeat a call that got 424, so each failure becomes a 424 here.
 */
const fetchOnce =
  (limitMs: number): typeof fetch =>
  async (input, init) => {
    const failure = () => new Response(null, { status: 424 })
    const response = await fetch(input, { ...init, signal: AbortSignal.timeout(limitMs) }).catch(failure)
    return response.status === 429 || response.status === 403 || response.status >= 500 ? failure() : response
  }

/**
 * The etag of what was written; undefined when the condition of the write was not met. The client reports
 * success for any other status than 412, so a write without an etag has failed: then this throws.
 */
const etagOf = ({ modified, etag = '' }: Awaited<ReturnType<Store['set']>>): string | undefined => {
  if (!modified) return undefined
  if (etag === '') throw new Error('The journal did not take the entry')
  return etag
}

/** The journal store on Netlify Blobs. It is opened at each call, as it cannot be at start-up. */
export const makeBlobStore = (options: BlobStoreOptions = {}): JournalStore => {
  const { siteID, token, ofDeploy = false, limitMs = timeoutsMs.journal, fetch } = options
  const openStore = (callLimitMs = limitMs): Store => {
    const account = siteID && token ? { siteID, token } : {}
    const open = ofDeploy ? getDeployStore : getStore
    const fetchInTime = fetch ?? fetchOnce(callLimitMs)
    return open({ name: 'quotes', consistency: 'strong', fetch: fetchInTime, ...account })
  }
  /** A list may take longer than other calls, since no visitor waits for it. */
  const openToList = () => openStore(Math.max(otherTimeoutsMs.listPage, limitMs))
  return {
    get: async (path) => {
      const found = await openStore().getWithMetadata(path)
      return found?.data
    },
    getWithEtag: async (path) => {
      const store = openStore()
      const found = await store.getWithMetadata(path)
      if (found === null) return undefined
      if (found.etag) return { text: found.data, etag: found.etag }
      // Netlify's local server gives etags in lists only.
      const { blobs } = await store.list({ prefix: path })
      const etag = blobs.find((blob) => blob.key === path)?.etag
      const again = await store.getWithMetadata(path)
      if (again === null) return undefined
      // Its list can leave out a blob while others are written: the blob was read, so it exists.
      if (!etag) throw new Error('The journal did not tell the etag of an entry')
      return { text: again.data, etag }
    },
    create: async (path, text) => etagOf(await openStore().set(path, text, { onlyIfNew: true })),
    replace: async (path, text, etag) => etagOf(await openStore().set(path, text, { onlyIfMatch: etag })),
    put: (path, text) => openStore().set(path, text),
    remove: (path) => openStore().delete(path),
    list: async function* (prefix) {
      for await (const { blobs } of openToList().list({ prefix, paginate: true }))
        yield blobs.map(({ key }) => key)
    },
    listFolders: async (prefix) => {
      const { directories } = await openToList().list({ prefix, directories: true })
      return directories.map((folder) => folder.replace(/\/$/, ''))
    },
  }
}
