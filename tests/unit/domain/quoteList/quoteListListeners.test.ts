import { expect, it } from 'vitest'
import { makeStore } from '../../../../src/app/store.ts'
import { followQuoteList } from '../../../../src/domain/quoteList/quoteListListeners.ts'
import {
  listRestored,
  productAdded,
  productRemoved,
  quantityChanged,
  selectQuoteList,
} from '../../../../src/domain/quoteList/quoteListSlice.ts'
import { selectNotices } from '../../../../src/features/notices/noticesSlice.ts'
import { fakeServices } from '../../../support/pages/fakes.ts'
import { storageEvent } from '../../../support/pages/storageEvent.ts'

const counter = { id: 5, name: 'MC 280 Mixed-Value Money Counter' }

const start = () => {
  const services = fakeServices()
  const store = makeStore(services)
  return {
    services,
    store,
    list: () => selectQuoteList(store.getState()),
    stored: () => services.stored.get('quoteList'),
  }
}

it('storage is not written when nothing changes, or when the list comes from storage', () => {
  const { store, stored } = start()
  store.dispatch(listRestored([{ id: 5, quantity: 2 }]))
  store.dispatch(productAdded(counter))
  store.dispatch(productRemoved(36))
  store.dispatch(quantityChanged({ id: 36, quantity: 2 }))
  expect(stored()).toBeUndefined()
})

it('another tab is followed without an echo', () => {
  const { store, services, list, stored } = start()
  followQuoteList(store, services)
  services.events.dispatchEvent(storageEvent('quoteList', '{"machines":[{"id":5,"quantity":2}]}'))
  expect(list()).toEqual([{ id: 5, quantity: 2 }])
  services.events.dispatchEvent(storageEvent('selectedCountry', 'Singapore'))
  services.events.dispatchEvent(new Event('storage'))
  expect(list()).toEqual([{ id: 5, quantity: 2 }])
  const known = list()
  services.events.dispatchEvent(storageEvent('quoteList', '{"machines":[{"quantity":2,"id":5}]}'))
  expect(list()).toBe(known)
  services.events.dispatchEvent(storageEvent('quoteList', '<b>'))
  expect(list()).toEqual([])
  services.events.dispatchEvent(storageEvent('quoteList', '{"machines":[{"id":36,"quantity":1}]}'))
  services.events.dispatchEvent(storageEvent(null, null))
  expect(list()).toEqual([])
  expect(stored()).toBeUndefined()
  expect(selectNotices(store.getState())).toEqual([])
})
