import { createMemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { addressParts } from '../../../src/app/addressParts.ts'
import { makeStore } from '../../../src/app/store.ts'
import {
  searchChanged,
  selectCatalogue,
  subcategorySelected,
} from '../../../src/features/catalogue/catalogueSlice.ts'
import { madeByPage } from '../../../src/routing/address.ts'
import { followAddress } from '../../../src/routing/followAddress.ts'
import { fakeServices } from '../../support/fakes.ts'

const start = (path: string) => {
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: [path] })
  const store = makeStore(fakeServices())
  const reported: string[] = []
  const visitFirstPage = followAddress(
    router,
    {
      getState: () => store.getState(),
      dispatch: (action) => {
        reported.push(action.type)
        return store.dispatch(action)
      },
    },
    addressParts,
  )
  return { router, store, reported, visitFirstPage, catalogue: () => selectCatalogue(store.getState()) }
}

describe('the catalogue follows the address', () => {
  it('of the first page, of a link and of Back', async () => {
    const { router, visitFirstPage, catalogue } = start('/products/printers?q=usb')
    visitFirstPage()
    expect(catalogue()).toMatchObject({ category: 'printers', search: 'usb' })
    await router.navigate('/products/accessories')
    expect(catalogue()).toMatchObject({ category: 'accessories', search: '' })
    await router.navigate(-1)
    expect(catalogue()).toMatchObject({ category: 'printers', search: 'usb' })
  })

  it('of an entry that it made itself, when the visitor comes back to it', async () => {
    const { router, catalogue } = start('/products')
    await router.navigate('/products/printers', { state: madeByPage })
    expect(catalogue()).toMatchObject({ category: 'all' })
    await router.navigate('/about')
    await router.navigate(-1)
    expect(catalogue()).toMatchObject({ category: 'printers' })
  })

  it('but what was typed while a list of its own choice was loading stays', async () => {
    const { router, store, catalogue } = start('/products/cash-processing')
    store.dispatch(subcategorySelected('money-counter'))
    store.dispatch(searchChanged('mixed'))
    await router.navigate('/products/cash-processing/money-counter', { state: madeByPage })
    expect(catalogue()).toMatchObject({ subcategory: 'money-counter', search: 'mixed' })
  })

  it('and what was typed before hydration stays, where the address says nothing of a search', () => {
    const { store, visitFirstPage, catalogue } = start('/products')
    store.dispatch(searchChanged('usb'))
    visitFirstPage()
    expect(catalogue().search).toBe('usb')
  })
})

it('a visited comparison is the state, without unknown machines, and an equal one is no event', async () => {
  const { router, store, reported, visitFirstPage } = start('/compare?ids=5,999,36&differences=1')
  visitFirstPage()
  expect(store.getState()).toMatchObject({ comparison: [5, 36], onlyDifferences: true })
  expect(reported).toEqual(['router/pageVisited', 'comparison/comparisonVisited'])
  await router.navigate('/compare?ids=5,36&differences=1')
  expect(reported.slice(2)).toEqual(['router/pageVisited'])
})
