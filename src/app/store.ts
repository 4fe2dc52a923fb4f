import { combineSlices, configureStore, createListenerMiddleware, type Dispatch } from '@reduxjs/toolkit'
import { addCountryListeners } from '../domain/country/countryListeners.ts'
import { countrySlice } from '../domain/country/countrySlice.ts'
import { addQuoteListListeners } from '../domain/quoteList/quoteListListeners.ts'
import { quoteListSlice } from '../domain/quoteList/quoteListSlice.ts'
import { parseCataloguePath } from '../domain/routing/cataloguePath.ts'
import { addressSlice } from '../domain/state/addressSlice.ts'
import { modalsSlice } from '../domain/state/modalsSlice.ts'
import type { RootState } from '../domain/state/rootState.ts'
import { catalogueSlice } from '../features/catalogue/catalogueSlice.ts'
import { headerSlice } from '../features/header/headerSlice.ts'
import { noticesSlice } from '../features/notices/noticesSlice.ts'
import { addProductListeners } from '../features/product/productListeners.ts'
import { addQuoteListeners } from '../features/quote/quoteListeners.ts'
import { quoteSlice } from '../features/quote/quoteSlice.ts'
import { addUnconfirmedListeners } from '../features/quote/receipts/unconfirmedListeners.ts'
import { unconfirmedSlice } from '../features/quote/receipts/unconfirmedSlice.ts'
import { addKeptRequestsListeners } from '../features/requests/keptRequestsListeners.ts'
import { keptRequestsSlice } from '../features/requests/keptRequestsSlice.ts'
import { comparisonSlice } from '../parts/compare/comparisonSlice.ts'
import { devTools } from './devTools.ts'
import { addReactions } from './reactions.ts'
import type { Services } from './services.ts'
import { addAddressListeners } from './syncAddress.ts'

const rootReducer = combineSlices(
  addressSlice,
  countrySlice,
  catalogueSlice,
  comparisonSlice,
  headerSlice,
  keptRequestsSlice,
  modalsSlice,
  noticesSlice,
  quoteListSlice,
  quoteSlice,
  unconfirmedSlice,
)

declare module '../domain/state/rootState.ts' {
  interface RootState extends ReturnType<typeof rootReducer> {}
}

/** The state with which the HTML of a path was built. */
export const preloadedStateOf = (pathname: string): Partial<RootState> => {
  const catalogue = parseCataloguePath(pathname, '')
  return { address: { pathname, search: '', hash: '' }, ...(catalogue && { catalogue }) }
}

/** A new store with its own listeners, so that tests share nothing (specification 13). */
export const makeStore = (services: Services, preloadedState?: Partial<RootState>) => {
  const listeners = createListenerMiddleware({ extra: services })
  const store = configureStore({
    reducer: rootReducer,
    devTools,
    ...(preloadedState && { preloadedState }),
    middleware: (getDefault) => getDefault().prepend(listeners.middleware),
  })
  const startListening = listeners.startListening.withTypes<RootState, Dispatch, Services>()
  addAddressListeners(startListening)
  addCountryListeners(startListening)
  addProductListeners(startListening)
  addKeptRequestsListeners(startListening)
  addQuoteListListeners(startListening)
  addQuoteListeners(startListening)
  addUnconfirmedListeners(startListening)
  addReactions(startListening)
  return store
}

export type AppStore = ReturnType<typeof makeStore>
