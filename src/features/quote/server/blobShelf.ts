import { getStore, type Store } from '@netlify/blobs'
import type { Entry } from './entry.ts'
import { isKey } from './key.ts'
import type { Shelf } from './shelf.ts'

interface Place {
  /** A token of Netlify's with access to the site `siteID`; without both, the running function's own site. */
  siteID?: string | undefined
  token?: string | undefined
  /** For one call to Netlify, in ms. */
  limitMs?: number
}

/**
 * One call, without the five repetitions of the Blobs client, which would take 25 s and write late what has been
 * given up: every failure is passed off as a status that the client does not repeat.
 */
const fetchOnce =
  (limitMs: number): typeof fetch =>
  async (input, init) => {
    const failure = () => new Response(null, { status: 424 })
    const response = await fetch(input, { ...init, signal: AbortSignal.timeout(limitMs) }).catch(failure)
    return response.status === 429 || response.status === 403 || response.status >= 500 ? failure() : response
  }

/** The client takes any status but 412 for a change that was made; only a tag proves it. */
const tagOf = ({ modified, etag = '' }: Awaited<ReturnType<Store['set']>>): string | undefined => {
  if (!modified) return undefined
  if (etag === '') throw new Error('The journal did not take the entry')
  return etag
}

const parse = (text: string): Entry => JSON.parse(text) as Entry

/** Blobs of the site's store `quotes`, read with strong consistency; opened at each use, since at start-up it cannot be. */
export const makeBlobShelf = ({ siteID, token, limitMs = 2000 }: Place = {}): Shelf => {
  const open = (): Store => {
    const account = siteID && token ? { siteID, token } : {}
    return getStore({ name: 'quotes', consistency: 'strong', fetch: fetchOnce(limitMs), ...account })
  }
  return {
    read: async (key) => {
      const store = open()
      const found = await store.getWithMetadata(key)
      if (found === null) return undefined
      if (found.etag) return { entry: parse(found.data), tag: found.etag }
      // The local server tells tags in lists only; the tag comes first, so that it is never newer than the entry.
      const { blobs } = await store.list({ prefix: key })
      const tag = blobs.find((blob) => blob.key === key)?.etag
      const again = await store.getWithMetadata(key)
      return tag && again ? { entry: parse(again.data), tag } : undefined
    },
    peek: async (key) => {
      const found = await open().getWithMetadata(key)
      return found === null ? undefined : parse(found.data)
    },
    create: async (key, entry) => tagOf(await open().setJSON(key, entry, { onlyIfNew: true })),
    replace: async (key, entry, tag) => tagOf(await open().setJSON(key, entry, { onlyIfMatch: tag })),
    write: async (key, entry) => open().setJSON(key, entry),
    remove: (key) => open().delete(key),
    keys: async () => {
      const { blobs } = await open().list()
      return blobs.map(({ key }) => key).filter(isKey)
    },
  }
}
