// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { preloadedStateOf } from '../../../../src/app/store.ts'
import { visitStarted } from '../../../../src/domain/state/addressSlice.ts'
import { selectCatalogue } from '../../../../src/features/catalogue/catalogueSlice.ts'
import { addressAt } from '../../../support/addresses.ts'
import { fakeServices } from '../../../support/pages/fakes.ts'
import { makeTravellingStore } from '../../../support/pages/travellingStore.ts'

it('a log without a state before it begins with that of the page', () => {
  const list = '/products/printers'
  const { store, devTools } = makeTravellingStore(fakeServices(), preloadedStateOf(list))
  devTools.load([visitStarted({ ...addressAt(list), key: 'first' })], undefined)
  expect(selectCatalogue(store.getState())).toMatchObject({ category: 'printers' })
})
