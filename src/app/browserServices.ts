import type { createBrowserRouter } from 'react-router-dom'
import { saveFile } from '../browser/saveFile.ts'
import { makeStoredItem } from '../browser/storedItem.ts'
import { fetchSpecSheet, shareLink } from '../features/product/productApi.ts'
import { sendQuote } from '../features/quote/quoteApi.ts'
import type { Services } from './services.ts'
import { routingServices } from './syncAddress.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'navigate'>

export const browserServices = (router: Router): Services => ({
  storage: {
    // Reading `localStorage` throws when the visitor blocks it, so each call reads it anew.
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => localStorage.setItem(key, value),
  },
  events: window,
  ...routingServices(router),
  sendQuote,
  draft: makeStoredItem(() => sessionStorage, 'quoteDraft'),
  unconfirmedInTab: makeStoredItem(() => sessionStorage, 'unconfirmedQuotes'),
  unconfirmedOnDevice: makeStoredItem(() => localStorage, 'unconfirmedQuotes'),
  fetchSpecSheet,
  saveFile,
  shareLink,
  track: ({ title }, post) => post({ title }),
})
