import type { StoreNavigation } from '../src/app/navigationState.ts'
import { clearSentDraft } from '../src/features/quote/draftStorage.ts'
import type { Services } from '../src/app/services.ts'

export interface FakeServices extends Services {
  stored: Map<string, string>
  visited: { path: string; replace: boolean; cause: StoreNavigation }[]
  saved: { name: string; content: Blob }[]
  tracked: string[]
}

/** Services that remember what was asked of them; `overrides` replaces any. */
export const fakeServices = (overrides: Partial<Services> = {}): FakeServices => {
  const stored = new Map<string, string>()
  const visited: FakeServices['visited'] = []
  const saved: FakeServices['saved'] = []
  const tracked: string[] = []
  const place = { pathname: '/', search: '' }
  return {
    stored,
    visited,
    saved,
    tracked,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
    },
    events: new EventTarget(),
    location: () => place,
    navigate: (path, { replace, cause }) => {
      visited.push({ path, replace, cause })
      const url = new URL(path, 'http://localhost')
      place.pathname = url.pathname
      place.search = url.search
    },
    sendQuote: () => Promise.resolve({ reference: 'Q-TEST' }),
    clearSentDraft: (key) => clearSentDraft(() => sessionStorage, key),
    fetchSpecSheet: () => Promise.resolve(new Blob(['%PDF-'], { type: 'application/pdf' })),
    saveFile: (content, name) => void saved.push({ name, content }),
    track: ({ title }, post) => {
      tracked.push(title)
      post({ title })
    },
    ...overrides,
  }
}
