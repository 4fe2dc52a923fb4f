import type { Services } from '../../app/services.ts'
import type { AppStartListening, AppStore } from '../../app/store.ts'
import { defaultCountry, parseCountry, type Country } from '../../content/companies.ts'
import { countryRestored, countrySelected, selectCountry } from './countrySlice.ts'

/** The storage key and the name of the page-wide event (spec sections 3 and 4). */
const storageKey = 'selectedCountry'
const countryChanged = 'countryChanged'

/** The stored country; Cambodia when storage is empty, corrupt or blocked. */
export const readStoredCountry = (storage: Services['storage']): Country => {
  try {
    return parseCountry(storage.getItem(storageKey)) ?? defaultCountry
  } catch {
    return defaultCountry
  }
}

/** Stores and broadcasts a choice made on this page. */
export const addCountryListeners = (startListening: AppStartListening): void => {
  startListening({
    actionCreator: countrySelected,
    effect: ({ payload: country }, { extra: { storage, events } }) => {
      try {
        storage.setItem(storageKey, country)
      } catch {
        // A visitor who blocks storage still gets the country for this visit.
      }
      events.dispatchEvent(new CustomEvent(countryChanged, { detail: country }))
    },
  })
}

const countryOf = (event: Event): Country | undefined => {
  if ('newValue' in event && 'key' in event) {
    const ours = event.key === storageKey || event.key === null
    return ours ? (parseCountry(event.newValue) ?? defaultCountry) : undefined
  }
  return event instanceof CustomEvent ? parseCountry(event.detail) : undefined
}

/** Hears choices made in another tab or by a script that is not ours; returns the way to stop. */
export const hearCountry = (store: Pick<AppStore, 'dispatch' | 'getState'>, events: EventTarget) => {
  const hear = (event: Event): void => {
    const country = countryOf(event)
    if (country && country !== selectCountry(store.getState())) store.dispatch(countryRestored(country))
  }
  const names = ['storage', countryChanged]
  for (const name of names) events.addEventListener(name, hear)
  return () => {
    for (const name of names) events.removeEventListener(name, hear)
  }
}
