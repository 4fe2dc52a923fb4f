import { countryStorageKey } from '../../domain/country/audience.ts'
import { readStoredCountry, subscribeToCountry } from '../../domain/country/countryListeners.ts'
import { countryRestored, selectCountry } from '../../domain/country/countrySlice.ts'
import { readStoredList, subscribeToQuoteList } from '../../domain/quoteList/quoteListListeners.ts'
import { listRestored } from '../../domain/quoteList/quoteListSlice.ts'
import { storageKey as listKey } from '../../domain/quoteList/storedList.ts'
import { parseDraft } from '../../features/quote/draft.ts'
import { draftRestored } from '../../features/quote/quoteSlice.ts'
import {
  readStoredUnconfirmed,
  subscribeToReturns,
} from '../../features/quote/receipts/unconfirmedListeners.ts'
import { unconfirmedRestored } from '../../features/quote/receipts/unconfirmedSlice.ts'
import { storageKey as requestsKey } from '../../features/requests/keptRequests.ts'
import { followKeptRequests } from '../../features/requests/keptRequestsListeners.ts'
import { repeatStoredAtReturn } from '../../ui/browser/storedItem.ts'
import type { Services } from '../services.ts'
import type { AppStore } from '../store.ts'

/** Before hydration, since the HTML has the texts of every country. */
export const restoreCountry = (store: AppStore, services: Services): void => {
  const country = readStoredCountry(services.storage)
  if (country !== selectCountry(store.getState())) store.dispatch(countryRestored(country))
  subscribeToCountry(store, services.events)
}

/** Before hydration: the form begins empty, as in the HTML, and then follows the store (useQuoteForm.ts). */
export const restoreDraft = (store: AppStore, services: Services): void => {
  const draft = parseDraft(services.draft.read())
  if (draft) store.dispatch(draftRestored(draft))
}

/** After hydration, since the HTML has neither the quote list nor the requests of a visitor. */
export const restoreVisit = (store: AppStore, services: Services): void => {
  const list = readStoredList(services.storage)
  if (list.length > 0) store.dispatch(listRestored(list))
  subscribeToQuoteList(store, services.events)
  followKeptRequests(store, services)
  const unconfirmed = readStoredUnconfirmed(services)
  if (unconfirmed.length > 0) store.dispatch(unconfirmedRestored(unconfirmed))
  subscribeToReturns(store, services.events)
  repeatStoredAtReturn(services.events, services.storage, [countryStorageKey, listKey, requestsKey])
}
