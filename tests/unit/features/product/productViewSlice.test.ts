import { expect, it } from 'vitest'
import { makeStore } from '../../../../src/app/store.ts'
import { pageVisited } from '../../../../src/domain/state/addressSlice.ts'
import {
  modelClosed,
  modelFailed,
  modelOpened,
  selectModelView,
} from '../../../../src/features/product/productViewSlice.ts'
import { fakeServices } from '../../../support/pages/fakes.ts'

const visit = (pathname: string) => pageVisited({ pathname, search: '', hash: '', key: pathname })

it('an open 3D view that fails says so', () => {
  const store = makeStore(fakeServices())
  store.dispatch(modelOpened())
  store.dispatch(modelFailed('failed'))
  expect(selectModelView(store.getState())).toBe('failed')
})

it.each([
  ['has been closed', modelClosed()],
  ["was another product's", visit('/products/36')],
])('a failure that comes after the view %s is not shown', (_when, event) => {
  const store = makeStore(fakeServices())
  store.dispatch(visit('/products/5'))
  store.dispatch(modelOpened())
  store.dispatch(event)
  store.dispatch(modelFailed('failed'))
  expect(selectModelView(store.getState())).toBe('closed')
})

it('a browser without 3D says so at the press', () => {
  const store = makeStore(fakeServices())
  store.dispatch(modelFailed('unsupported'))
  expect(selectModelView(store.getState())).toBe('unsupported')
})
