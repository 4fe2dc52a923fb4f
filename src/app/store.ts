import { combineSlices, configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import { addCountryListeners } from '../country/countryListeners.ts'
import { countrySlice } from '../country/countrySlice.ts'
import { catalogueSlice } from '../features/catalogue/catalogueSlice.ts'
import { filterSource } from '../features/catalogue/filterSource.ts'
import {
  comparisonSlice,
  differencesSlice,
  isComparisonChoice,
  selectComparison,
} from '../features/compare/comparisonSlice.ts'
import { addHeaderListeners } from '../features/header/headerListeners.ts'
import { headerSlice } from '../features/header/headerSlice.ts'
import { modalsSlice } from '../features/modals/modalsSlice.ts'
import { noticesSlice } from '../features/notices/noticesSlice.ts'
import { addProductListeners } from '../features/product/productListeners.ts'
import { addQuoteListeners } from '../features/quote/quoteListeners.ts'
import { quoteSlice } from '../features/quote/quoteSlice.ts'
import { addUnconfirmedListeners } from '../features/quote/unconfirmedListeners.ts'
import { unconfirmedSlice } from '../features/quote/unconfirmedSlice.ts'
import { addQuoteListListeners } from '../features/quoteList/quoteListListeners.ts'
import { quoteListSlice } from '../features/quoteList/quoteListSlice.ts'
import { addAddressListeners, addComparisonListener } from '../routing/storeToAddress.ts'
import { makeTimeTravelSync } from '../routing/timeTravel.ts'
import { addressParts } from './addressParts.ts'
import { addReactions } from './reactions.ts'
import type { Services } from './services.ts'

const rootReducer = combineSlices(
  countrySlice,
  catalogueSlice,
  comparisonSlice,
  differencesSlice,
  headerSlice,
  modalsSlice,
  noticesSlice,
  quoteListSlice,
  quoteSlice,
  unconfirmedSlice,
)

export type RootState = ReturnType<typeof rootReducer>

/** A new store with its own listeners, so that tests share nothing (specification 13). */
export const makeStore = (services: Services, preloadedState?: Partial<RootState>) => {
  const listeners = createListenerMiddleware({ extra: services })
  const timeTravel = makeTimeTravelSync()
  const store = configureStore({
    reducer: rootReducer,
    ...(preloadedState && { preloadedState }),
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: services } })
        .prepend(listeners.middleware)
        .concat(timeTravel.middleware),
  })
  const startListening = listeners.startListening.withTypes<RootState, AppDispatch, Services>()
  addCountryListeners(startListening)
  addAddressListeners(startListening, filterSource)
  addComparisonListener(startListening, { select: selectComparison, isChoice: isComparisonChoice })
  addHeaderListeners(startListening)
  addProductListeners(startListening)
  addQuoteListListeners(startListening)
  addQuoteListeners(startListening)
  addUnconfirmedListeners(startListening)
  addReactions(startListening)
  timeTravel.keepAddress(store, services, addressParts)
  return store
}

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = ReturnType<typeof configureStore<RootState>>['dispatch']
