import type { createBrowserRouter } from 'react-router-dom'
import { saveFile } from '../browser/saveFile.ts'
import { makeStoredItem } from '../browser/storedItem.ts'
import { shareLink } from '../features/product/shareApi.ts'
import { fetchSpecSheet } from '../features/product/specSheetApi.ts'
import { sendQuote } from '../features/quote/quoteApi.ts'
import { madeByPage } from '../routing/address.ts'
import type { Services } from './services.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'navigate'>

export const browserServices = (router: Router): Services => ({
  storage: {
    // Reading `localStorage` throws when the visitor blocks it, so each call reads it anew.
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => localStorage.setItem(key, value),
  },
  events: window,
  address: () => {
    const { location, navigation } = router.state
    const { pathname, search } = navigation.location ?? location
    return { pathname, search, isLoading: navigation.state !== 'idle' }
  },
  navigate: (path, { replace }) => void router.navigate(path, { replace, state: madeByPage }),
  sendQuote,
  draft: makeStoredItem(() => sessionStorage, 'quoteDraft'),
  unconfirmedInTab: makeStoredItem(() => sessionStorage, 'unconfirmedQuotes'),
  unconfirmedOnDevice: makeStoredItem(() => localStorage, 'unconfirmedQuotes'),
  fetchSpecSheet,
  saveFile,
  shareLink,
  track: ({ title }, post) => post({ title }),
})
