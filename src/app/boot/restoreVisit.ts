import { followQuoteList } from '../../domain/quoteList/quoteListListeners.ts'
import { readStoredUnconfirmed } from '../../features/quote/receipts/storedUnconfirmed.ts'
import { subscribeToReturns } from '../../features/quote/receipts/unconfirmedListeners.ts'
import { unconfirmedRestored } from '../../features/quote/receipts/unconfirmedSlice.ts'
import { followKeptRequests } from '../../features/requests/keptRequestsListeners.ts'
import type { Services } from '../services.ts'
import type { AppStore } from '../store.ts'

/** Called after hydration, because the HTML has neither the visitor's quote list nor the requests. */
export const restoreVisit = (store: AppStore, services: Services): void => {
  followQuoteList(store, services)
  followKeptRequests(store, services)
  const unconfirmed = readStoredUnconfirmed(services)
  if (unconfirmed.length > 0) store.dispatch(unconfirmedRestored(unconfirmed))
  subscribeToReturns(store, services.events)
}
