import type { Store } from '@reduxjs/toolkit'
import { type Country, defaultCountry, parseCountry } from '../../content/countries.ts'
import { followStored, type StorageServices } from '../../ui/browser/storedItem.ts'
import type { RootState, StartListening } from '../state/rootState.ts'
import { countryStorageKey } from './audience.ts'
import { countryRestored, countrySelected, selectCountry } from './countrySlice.ts'

const countryChanged = 'countryChanged'

/** Stores the chosen country and tells the window (specification 3 and 4). */
export const addCountryListeners = (startListening: StartListening<StorageServices>): void => {
  startListening({
    actionCreator: countrySelected,
    effect: ({ payload: country }, { extra: { storage, events } }) => {
      storage.setItem(countryStorageKey, country)
      events.dispatchEvent(new CustomEvent(countryChanged, { detail: country }))
    },
  })
}

/** Restores the stored country, and follows choices of other tabs and scripts. */
export const followCountry = (store: Store<RootState>, services: StorageServices): void => {
  const restore = (country: Country | undefined): void => {
    if (country && country !== selectCountry(store.getState())) store.dispatch(countryRestored(country))
  }
  // Empty, corrupt or blocked storage has the default country.
  followStored(services, countryStorageKey, (text) => restore(parseCountry(text) ?? defaultCountry))
  services.events.addEventListener(countryChanged, (event) => {
    if (event instanceof CustomEvent) restore(parseCountry(event.detail))
  })
}
