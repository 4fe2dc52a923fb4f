import { describe, expect, it } from 'vitest'
import { makeStore } from '../../../../src/app/store.ts'
import { selectNotices } from '../../../../src/features/notices/noticesSlice.ts'
import {
  comparisonCleared,
  productChosen,
  productDropped,
} from '../../../../src/parts/compare/comparisonSlice.ts'
import { fakeServices } from '../../../support/pages/fakes.ts'

const start = () => {
  const store = makeStore(fakeServices())
  const choose = (...ids: number[]) => {
    for (const id of ids) store.dispatch(productChosen(id))
  }
  return {
    store,
    choose,
    compared: () => store.getState().comparison.ids,
    notices: () => selectNotices(store.getState()).map(({ title }) => title),
  }
}

describe('the comparison', () => {
  it('holds products in the order chosen, each once', () => {
    const { choose, compared, store } = start()
    choose(36, 5, 36)
    expect(compared()).toEqual([36, 5])
    store.dispatch(productDropped(36))
    expect(compared()).toEqual([5])
    store.dispatch(comparisonCleared())
    expect(compared()).toEqual([])
  })

  it('refuses the fifth with a notice, and no other', () => {
    const { choose, compared, notices } = start()
    choose(5, 6, 7, 8)
    expect(notices()).toEqual([])
    choose(8)
    expect(notices()).toEqual([])
    choose(9)
    expect(compared()).toEqual([5, 6, 7, 8])
    expect(notices()).toEqual(['You can compare up to four machines'])
  })
})
