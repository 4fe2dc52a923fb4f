import type { DataRouter } from 'react-router-dom'
import { fetchSpecSheet, shareLink } from '../features/product/productApi.ts'
import { sendQuote } from '../features/quote/quoteApi.ts'
import { saveFile } from '../ui/browser/saveFile.ts'
import { makeStoredItem, makeTextStorage } from '../ui/browser/storedItem.ts'
import type { Services } from './services.ts'
import { routingServices } from './syncAddress.ts'

export const browserServices = (router: Pick<DataRouter, 'state' | 'navigate'>): Services => ({
  storage: makeTextStorage(() => localStorage),
  events: window,
  ...routingServices(router),
  now: () => Date.now(),
  sendQuote,
  draft: makeStoredItem(() => sessionStorage, 'quoteDraft'),
  unconfirmedInTab: makeStoredItem(() => sessionStorage, 'unconfirmedQuotes'),
  unconfirmedOnDevice: makeStoredItem(() => localStorage, 'unconfirmedQuotes'),
  fetchSpecSheet,
  saveFile,
  shareLink,
  track: ({ title }, post) => post({ title }),
})
