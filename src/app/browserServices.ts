import { shareLink } from '../features/product/shareApi.ts'
import { fetchSpecSheet, saveFile } from '../features/product/specSheetApi.ts'
import { sendQuote } from '../features/quote/quoteApi.ts'
import { makeStoredItem } from '../lib/storedItem.ts'
import { causeOf, navigationState } from '../routing/navigationState.ts'
import type { SiteRouter } from '../routing/siteRouter.ts'
import type { Services } from './services.ts'

export const browserServices = (router: SiteRouter<unknown>): Services => ({
  storage: {
    // Reading `localStorage` throws when the visitor blocks it, so each call reads it anew.
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => localStorage.setItem(key, value),
  },
  events: window,
  location: () => router.state.location,
  navigate: (path, { replace, cause }) => {
    const { pending } = router.state
    // Replacing the address now would cancel the visitor's navigation to another page.
    if (replace && pending && causeOf(pending.state) === undefined) return
    router.navigate(path, { replace, state: navigationState(cause) })
  },
  sendQuote,
  draft: makeStoredItem(() => sessionStorage, 'quoteDraft'),
  unconfirmed: makeStoredItem(() => sessionStorage, 'unconfirmedQuotes'),
  fetchSpecSheet,
  saveFile,
  shareLink,
  track: ({ title }, post) => post({ title }),
})
