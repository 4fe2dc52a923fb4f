import type { DataRouter } from 'react-router-dom'
import { saveFile } from '../browser/saveFile.ts'
import { makeStoredItem, makeTextStorage } from '../browser/storedItem.ts'
import { fetchSpecSheet, shareLink } from '../features/product/productApi.ts'
import { sendQuote } from '../features/quote/quoteApi.ts'
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
