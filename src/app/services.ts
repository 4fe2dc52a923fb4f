import type { DataRouter } from 'react-router-dom'
import { loadProductLines } from '../domain/products/productLines.ts'
import type { NoticeDraft } from '../features/notices/noticesSlice.ts'
import { fetchSpecSheet, shareLink } from '../features/product/productApi.ts'
import type { ProductServices } from '../features/product/productListeners.ts'
import { makeSendQuote } from '../features/quote/quoteApi.ts'
import type { QuoteServices } from '../features/quote/quoteListeners.ts'
import type { DraftServices } from '../parts/quoteDraft/useDrafts.ts'
import { fetchInTime } from '../ui/browser/fetchInTime.ts'
import { saveFile } from '../ui/browser/sharing.ts'
import {
  makeKeptItem,
  makeStoredItem,
  makeTextStorage,
  type StorageServices,
} from '../ui/browser/storedItem.ts'
import { type RoutingServices, routingServices } from './syncAddress.ts'

/** What listeners use outside the store, and the drafts of forms; tests pass fakes. */
export interface Services
  extends StorageServices, RoutingServices, QuoteServices, ProductServices, DraftServices {
  /** The default adapter sends nothing anywhere and posts a notice (specification 10.14). */
  track: (event: { title: string }, post: (notice: NoticeDraft) => void) => void
}

/** `events` is the window in a browser. The build calls none of these, because it dispatches nothing. */
export const browserServices = (router: DataRouter, events: EventTarget): Services => ({
  storage: makeTextStorage(() => localStorage),
  events,
  ...routingServices(router),
  now: () => Date.now(),
  sendQuote: makeSendQuote(fetchInTime),
  loadProductLines,
  draft: makeKeptItem(() => sessionStorage, 'quoteDraft'),
  statementDraft: makeKeptItem(() => sessionStorage, 'complianceDraft'),
  unconfirmedInTab: makeStoredItem(() => sessionStorage, 'unconfirmedQuotes'),
  unconfirmedOnDevice: makeStoredItem(() => localStorage, 'unconfirmedQuotes'),
  fetchSpecSheet,
  saveFile,
  shareLink,
  track: ({ title }, post) => post({ title }),
})
