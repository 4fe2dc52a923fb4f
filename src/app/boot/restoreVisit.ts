import { followQuoteList } from '../../domain/quoteList/quoteListListeners.ts'
import { parseDraft } from '../../features/quote/draft.ts'
import { draftRestored } from '../../features/quote/quoteSlice.ts'
import { readStoredUnconfirmed } from '../../features/quote/receipts/storedUnconfirmed.ts'
import { subscribeToReturns } from '../../features/quote/receipts/unconfirmedListeners.ts'
import { unconfirmedRestored } from '../../features/quote/receipts/unconfirmedSlice.ts'
import { followKeptRequests } from '../../features/requests/keptRequestsListeners.ts'
import type { Services } from '../services.ts'
import type { AppStore } from '../store.ts'

/** Before hydration: the form begins empty, as in the HTML, and then follows the store (useQuoteForm.ts). */
export const restoreDraft = (store: AppStore, services: Services): void => {
  const draft = parseDraft(services.draft.read())
  if (draft) store.dispatch(draftRestored(draft))
}

/** After hydration, since the HTML has neither the quote list nor the requests of a visitor. */
export const restoreVisit = (store: AppStore, services: Services): void => {
  followQuoteList(store, services)
  followKeptRequests(store, services)
  const unconfirmed = readStoredUnconfirmed(services)
  if (unconfirmed.length > 0) store.dispatch(unconfirmedRestored(unconfirmed))
  subscribeToReturns(store, services.events)
}
