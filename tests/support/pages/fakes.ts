import type { Services } from '../../../src/app/services.ts'
import { loadProductLines } from '../../../src/domain/products/productLines.ts'
import type { PageLink } from '../../../src/features/product/productApi.ts'
import { makeKeptItem, makeStoredItem, makeTextStorage } from '../../../src/ui/browser/storedItem.ts'

/** What was asked of the services. */
const makeRecords = () => ({
  stored: new Map<string, string>(),
  visited: [] as { path: string; replace: boolean }[],
  saved: [] as { name: string; content: Blob }[],
  shared: [] as PageLink[],
  tracked: [] as string[],
})

export type FakeServices = Services & ReturnType<typeof makeRecords>

/** The storage of a visitor who blocks it. */
export const blockedStorage = makeTextStorage(() => {
  throw new Error('blocked')
})

/** Services that remember what was asked of them; `overrides` replaces any. */
export const fakeServices = (overrides: Partial<Services> = {}): FakeServices => {
  const records = makeRecords()
  const { stored, visited, saved, shared, tracked } = records
  const place = { pathname: '/', search: '' }
  return {
    ...records,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
    },
    events: new EventTarget(),
    address: () => ({ ...place, isLoading: false }),
    navigate: (path, { replace }) => {
      visited.push({ path, replace })
      const url = new URL(path, 'http://localhost')
      place.pathname = url.pathname
      place.search = url.search
    },
    now: () => Date.now(),
    sendQuote: () => Promise.resolve({ kind: 'accepted', reference: 'Q-TEST' }),
    loadProductLines,
    draft: makeKeptItem(() => sessionStorage, 'quoteDraft'),
    statementDraft: makeKeptItem(() => sessionStorage, 'complianceDraft'),
    unconfirmedInTab: makeStoredItem(() => sessionStorage, 'unconfirmedQuotes'),
    unconfirmedOnDevice: makeStoredItem(() => localStorage, 'unconfirmedQuotes'),
    fetchSpecSheet: () => Promise.resolve(new Blob(['%PDF-'], { type: 'application/pdf' })),
    saveFile: (content, name) => void saved.push({ name, content }),
    shareLink: (link) => {
      shared.push(link)
      return Promise.resolve('copied')
    },
    track: ({ title }, post) => {
      tracked.push(title)
      post({ title })
    },
    ...overrides,
  }
}
