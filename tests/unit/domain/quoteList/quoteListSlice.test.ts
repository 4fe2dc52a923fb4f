import { describe, expect, it } from 'vitest'
import { makeStore } from '../../../../src/app/store.ts'
import {
  listCleared,
  listReplaced,
  productAdded,
  quantityChanged,
  selectQuoteList,
} from '../../../../src/domain/quoteList/quoteListSlice.ts'
import { selectNotices } from '../../../../src/features/notices/noticesSlice.ts'
import { fakeServices } from '../../../support/pages/fakes.ts'
import { listOf, productIds } from '../../../support/pages/quoteLists.ts'

const counter = { id: 5, name: 'MC 280 Mixed-Value Money Counter' }
const sorter = { id: 36, name: 'BS 4' }

const start = () => {
  const store = makeStore(fakeServices())
  return {
    store,
    list: () => selectQuoteList(store.getState()),
    notices: () => selectNotices(store.getState()).map(({ title, description }) => [title, description]),
  }
}

describe('the quote list', () => {
  it.each([0, 1000, 1.5, Number.NaN])('takes no quantity of %s', (quantity) => {
    const { store, list } = start()
    store.dispatch(productAdded(counter))
    store.dispatch(quantityChanged({ id: 5, quantity }))
    expect(list()).toEqual([{ id: 5, quantity: 1 }])
  })

  it('takes twenty products, and says so of the next', () => {
    const { store, list, notices } = start()
    for (const id of productIds.slice(0, 20)) store.dispatch(productAdded({ id, name: `No ${id}` }))
    const [next = 0] = productIds.slice(20)
    store.dispatch(productAdded({ id: next, name: 'the next' }))
    expect(list().map(({ id }) => id)).toEqual(productIds.slice(0, 20))
    expect(notices().at(-1)).toEqual(['Your quote list is full', ''])
  })
})

it("the notice's action restores a cleared list, above products that were added since", () => {
  const { store, list } = start()
  store.dispatch(listReplaced([{ id: 5, quantity: 2 }]))
  store.dispatch(listCleared())
  const notice = selectNotices(store.getState()).at(-1)
  expect(notice).toMatchObject({ title: 'Your quote list is cleared', action: { label: 'Undo' } })
  store.dispatch(productAdded(sorter))
  store.dispatch(productAdded(counter))
  if (notice?.action) store.dispatch(notice.action.event)
  expect(list()).toEqual(listOf('5x2,36x1'))
})
