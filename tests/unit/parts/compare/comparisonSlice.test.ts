import { expect, it } from 'vitest'
import { makeStore } from '../../../../src/app/store.ts'
import { selectNotices } from '../../../../src/features/notices/noticesSlice.ts'
import { productChosen } from '../../../../src/parts/compare/comparisonSlice.ts'
import { fakeServices } from '../../../support/pages/fakes.ts'

it('the comparison takes a product once, and refuses the fifth with a notice', () => {
  const store = makeStore(fakeServices())
  const notices = () => selectNotices(store.getState()).map(({ title }) => title)
  for (const id of [5, 6, 6, 7, 8, 8]) store.dispatch(productChosen(id))
  expect(notices()).toEqual([])
  store.dispatch(productChosen(9))
  expect(store.getState().comparison.ids).toEqual([5, 6, 7, 8])
  expect(notices()).toEqual(['You can compare up to four machines'])
})
