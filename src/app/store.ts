import {
  combineSlices,
  configureStore,
  createListenerMiddleware,
  type TypedStartListening,
} from '@reduxjs/toolkit'
import { addCatalogueListeners } from '../features/catalogue/catalogueListeners.ts'
import { catalogueSlice } from '../features/catalogue/catalogueSlice.ts'
import { addCountryListeners } from '../features/country/countryListeners.ts'
import { countrySlice } from '../features/country/countrySlice.ts'
import { addHeaderListeners } from '../features/header/headerListeners.ts'
import { headerSlice } from '../features/header/headerSlice.ts'
import { modalsSlice } from '../features/modals/modalsSlice.ts'
import { noticesSlice } from '../features/notices/noticesSlice.ts'
import { addProductListeners } from '../features/product/productListeners.ts'
import { addQuoteListeners } from '../features/quote/quoteListeners.ts'
import { quoteSlice } from '../features/quote/quoteSlice.ts'
import { addReactions } from './reactions.ts'
import type { Services } from './services.ts'
import { makeJumpDetector } from './timeTravel.ts'

const rootReducer = combineSlices(
  countrySlice,
  catalogueSlice,
  headerSlice,
  modalsSlice,
  noticesSlice,
  quoteSlice,
)

export type RootState = ReturnType<typeof rootReducer>

/** A new store with its own listeners: nothing is shared between two stores (design section 4). */
export const makeStore = (services: Services, preloadedState?: Partial<RootState>) => {
  const listeners = createListenerMiddleware({ extra: services })
  const jumps = makeJumpDetector()
  const store = configureStore({
    reducer: rootReducer,
    ...(preloadedState && { preloadedState }),
    middleware: (getDefault) => getDefault().prepend(listeners.middleware).concat(jumps.middleware),
  })
  const startListening = listeners.startListening.withTypes<RootState, AppDispatch, Services>()
  addCountryListeners(startListening)
  addCatalogueListeners(startListening)
  addHeaderListeners(startListening)
  addProductListeners(startListening)
  addQuoteListeners(startListening)
  addReactions(startListening)
  jumps.keepAddress(store, services)
  return store
}

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = ReturnType<typeof configureStore<RootState>>['dispatch']
export type AppStartListening = TypedStartListening<RootState, AppDispatch, Services>
