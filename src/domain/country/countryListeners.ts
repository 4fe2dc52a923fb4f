import { type Country, defaultCountry, parseCountry } from '../../content/countries.ts'
import { followStored, type TextStorage } from '../../ui/browser/storedItem.ts'
import type { RootState, StartListening, StoreLike } from '../state/rootState.ts'
import { countryStorageKey } from './audience.ts'
import { countryRestored, countrySelected, selectCountry } from './countrySlice.ts'

export interface CountryServices {
  storage: TextStorage
  events: EventTarget
}

const countryChanged = 'countryChanged'

/** The default country when storage is empty, corrupt or blocked. */
export const readStoredCountry = (storage: TextStorage): Country =>
  parseCountry(storage.getItem(countryStorageKey)) ?? defaultCountry

/** Stores the chosen country and tells the window (specification 3 and 4). */
export const addCountryListeners = (startListening: StartListening<RootState, CountryServices>): void => {
  startListening({
    actionCreator: countrySelected,
    effect: ({ payload: country }, { extra: { storage, events } }) => {
      storage.setItem(countryStorageKey, country)
      events.dispatchEvent(new CustomEvent(countryChanged, { detail: country }))
    },
  })
}

/** Follows choices of other tabs and scripts; returns a function that stops it. */
export const subscribeToCountry = (store: StoreLike, events: EventTarget) => {
  const restore = (country: Country | undefined): void => {
    if (country && country !== selectCountry(store.getState())) store.dispatch(countryRestored(country))
  }
  const hear = (event: Event): void => {
    if (event instanceof CustomEvent) restore(parseCountry(event.detail))
  }
  const stop = followStored(events, countryStorageKey, (text) =>
    restore(parseCountry(text) ?? defaultCountry),
  )
  events.addEventListener(countryChanged, hear)
  return () => {
    stop()
    events.removeEventListener(countryChanged, hear)
  }
}
