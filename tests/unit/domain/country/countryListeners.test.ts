import { describe, expect, it } from 'vitest'
import { makeStore } from '../../../../src/app/store.ts'
import { followCountry } from '../../../../src/domain/country/countryListeners.ts'
import {
  countryRestored,
  countrySelected,
  selectCountry,
} from '../../../../src/domain/country/countrySlice.ts'
import { fakeServices } from '../../../support/pages/fakes.ts'
import { storageEvent } from '../../../support/pages/storageEvent.ts'

describe('the selected country', () => {
  it('is stored under selectedCountry and broadcast as countryChanged when chosen, not when restored', () => {
    const services = fakeServices()
    const heard: unknown[] = []
    services.events.addEventListener('countryChanged', (event) => heard.push((event as CustomEvent).detail))
    const store = makeStore(services)
    store.dispatch(countryRestored('Singapore'))
    expect([selectCountry(store.getState()), services.stored.size, heard]).toEqual(['Singapore', 0, []])
    store.dispatch(countrySelected('Singapore'))
    expect(services.stored.get('selectedCountry')).toBe('Singapore')
    expect(heard).toEqual(['Singapore'])
  })

  it.each([
    ['Singapore', 'Singapore'],
    ['singapore', 'Singapore'],
    ['Atlantis', 'Cambodia'],
    [null, 'Cambodia'],
  ] as const)('is read from storage: %s is %s', (text, country) => {
    const services = fakeServices({ storage: { getItem: () => text, setItem: () => undefined } })
    const store = makeStore(services)
    followCountry(store, services)
    expect(selectCountry(store.getState())).toBe(country)
  })

  it('follows another tab and a script that is not ours, without an echo', () => {
    const services = fakeServices()
    const store = makeStore(services)
    followCountry(store, services)
    services.events.dispatchEvent(storageEvent('selectedCountry', 'Singapore'))
    expect(selectCountry(store.getState())).toBe('Singapore')
    services.events.dispatchEvent(storageEvent('another', 'Cambodia'))
    expect(selectCountry(store.getState())).toBe('Singapore')
    services.events.dispatchEvent(storageEvent(null, null))
    expect(selectCountry(store.getState())).toBe('Cambodia')
    services.events.dispatchEvent(new CustomEvent('countryChanged', { detail: 'Singapore' }))
    expect(selectCountry(store.getState())).toBe('Singapore')
    for (const detail of [42, 'Atlantis']) {
      services.events.dispatchEvent(new CustomEvent('countryChanged', { detail }))
      expect(selectCountry(store.getState())).toBe('Singapore')
    }
    expect(services.stored.size).toBe(0)
  })
})
