import type { Dispatch, Store } from '@reduxjs/toolkit'
import { storedElsewhere, type TextStorage } from '../browser/storedItem.ts'
import { type Country, defaultCountry, parseCountry } from '../content/countries.ts'
import type { RootState, StartListening } from '../state/rootState.ts'
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

export const addCountryListeners = (startListening: StartListening<RootState, CountryServices>): void => {
  startListening({
    actionCreator: countrySelected,
    effect: ({ payload: country }, { extra: { storage, events } }) => {
      storage.setItem(countryStorageKey, country)
      events.dispatchEvent(new CustomEvent(countryChanged, { detail: country }))
    },
  })
}

const countryOf = (event: Event): Country | undefined => {
  if (event instanceof CustomEvent) return parseCountry(event.detail)
  const text = storedElsewhere(event, countryStorageKey)
  return text === undefined ? undefined : (parseCountry(text) ?? defaultCountry)
}

/** Follows choices of other tabs and scripts; returns a function that stops it. */
export const subscribeToCountry = (
  store: Pick<Store<RootState>, 'getState'> & { dispatch: Dispatch },
  events: EventTarget,
) => {
  const hear = (event: Event): void => {
    const country = countryOf(event)
    if (country && country !== selectCountry(store.getState())) store.dispatch(countryRestored(country))
  }
  const listeners = new AbortController()
  for (const name of ['storage', countryChanged])
    events.addEventListener(name, hear, { signal: listeners.signal })
  return () => listeners.abort()
}
