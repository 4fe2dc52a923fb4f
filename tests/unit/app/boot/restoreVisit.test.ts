// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { restoreVisit } from '../../../../src/app/boot/restoreVisit.ts'
import { makeStore } from '../../../../src/app/store.ts'
import { followCountry } from '../../../../src/domain/country/countryListeners.ts'
import { countrySelected, selectCountry } from '../../../../src/domain/country/countrySlice.ts'
import { productAdded, selectQuoteList } from '../../../../src/domain/quoteList/quoteListSlice.ts'
import { toStoredList } from '../../../../src/domain/quoteList/storedList.ts'
import { blockedStorage, fakeServices } from '../../../support/pages/fakes.ts'
import { listOf } from '../../../support/pages/quoteLists.ts'

const visit = (services = fakeServices()) => {
  const store = makeStore(services)
  followCountry(store, services)
  restoreVisit(store, services)
  const comeBack = () =>
    services.events.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  return { services, store, comeBack }
}

it('a page that returns from the cache shows the country and list that were chosen meanwhile', () => {
  const { services, store, comeBack } = visit()
  services.stored.set('selectedCountry', 'Singapore')
  services.stored.set('quoteList', toStoredList([{ id: 36, quantity: 2 }]))
  comeBack()
  expect(selectCountry(store.getState())).toBe('Singapore')
  store.dispatch(productAdded({ id: 5, name: 'MC 280' }))
  expect(services.stored.get('quoteList')).toBe(toStoredList(listOf('36x2,5x1')))
})

it('a page keeps its own choice when storage is blocked', () => {
  const { store, comeBack } = visit(fakeServices({ storage: blockedStorage }))
  store.dispatch(countrySelected('Singapore'))
  store.dispatch(productAdded({ id: 5, name: 'MC 280' }))
  comeBack()
  expect(selectCountry(store.getState())).toBe('Singapore')
  expect(selectQuoteList(store.getState())).toEqual([{ id: 5, quantity: 1 }])
})
