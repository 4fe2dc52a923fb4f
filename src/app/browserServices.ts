import type { DataRouter } from 'react-router-dom'
import { fetchSpecSheet, shareLink } from '../features/product/productApi.ts'
import { sendQuote } from '../features/quote/quoteApi.ts'
import { saveFile } from '../ui/browser/saveFile.ts'
import { makeStoredItem, makeTextStorage } from '../ui/browser/storedItem.ts'
import type { Services } from './services.ts'
import { routingServices } from './syncAddress.ts'

/**
 * The build makes its stores with them too. It dispatches nothing, so none is called there; `events` is the
 * window in a browser.
 */
export const browserServices = (
  router: Pick<DataRouter, 'state' | 'navigate'>,
  events: EventTarget,
): Services => ({
  storage: makeTextStorage(() => localStorage),
  events,
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
