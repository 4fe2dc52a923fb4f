// @vitest-environment jsdom
import type { UnknownAction } from '@reduxjs/toolkit'
import { createMemoryRouter, createPath } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { preloadedStateOf } from '../../../src/app/store.ts'
import { followAddress, routingServices } from '../../../src/app/syncAddress.ts'
import {
  categorySelected,
  searchChanged,
  selectCatalogue,
  subcategorySelected,
} from '../../../src/features/catalogue/catalogueSlice.ts'
import { productChosen } from '../../../src/parts/compare/comparisonSlice.ts'
import { addressAt } from '../../support/addresses.ts'
import { fakeServices } from '../../support/pages/fakes.ts'
import { makeTravellingStore } from '../../support/pages/travellingStore.ts'

const shown = ({ state: { location } }: ReturnType<typeof createMemoryRouter>) => createPath(location)

/** A site whose page at `slow` loads until `arrive` is called; `early` comes before hydration. */
const startSlow = (first: string, slow: string, ...early: UnknownAction[]) => {
  const { promise, resolve } = Promise.withResolvers<null>()
  const routes = [{ path: slow, loader: () => promise }, { path: '*' }]
  const router = createMemoryRouter(routes, { initialEntries: [first] })
  const services = fakeServices(routingServices(router))
  const { store, devTools } = makeTravellingStore(services, preloadedStateOf(addressAt(first).pathname))
  const visitFirstPage = followAddress(router, store)
  for (const event of early) store.dispatch(event)
  visitFirstPage()
  const pass = () => vi.advanceTimersByTimeAsync(1000)
  return { router, store, devTools, pass, arrive: () => resolve(null) }
}

describe('a choice while a page is loading', () => {
  beforeEach(() => void vi.useFakeTimers())

  it('of a search before hydration is kept with the rest of the address', () => {
    const { store } = startSlow('/products?q=tape&view=table', '/slow', searchChanged('usb'))
    expect(selectCatalogue(store.getState())).toMatchObject({ search: 'usb', view: 'table' })
  })

  it('of a search joins the list that the visitor has chosen, in one history entry', async () => {
    const list = '/products/cash-processing/money-counter'
    const { router, store, pass, arrive } = startSlow('/products/cash-processing', list)
    store.dispatch(subcategorySelected('money-counter'))
    store.dispatch(searchChanged('mixed'))
    await pass()
    expect(shown(router)).toBe('/products/cash-processing')
    arrive()
    await pass()
    expect(shown(router)).toBe(`${list}?q=mixed`)
    const chosen = { subcategory: 'money-counter', search: 'mixed' }
    expect(selectCatalogue(store.getState())).toMatchObject(chosen)
    await router.navigate(-1)
    expect(shown(router)).toBe('/products/cash-processing')
    expect(selectCatalogue(store.getState())).toMatchObject({ subcategory: 'all', search: '' })
  })

  it('and before hydration keeps the rest of the first address', async () => {
    const list = '/products/printers'
    const { router, store, pass, arrive } = startSlow('/products?q=usb', list, categorySelected('printers'))
    await pass()
    arrive()
    await pass()
    expect(selectCatalogue(store.getState())).toMatchObject({ category: 'printers', search: 'usb' })
    expect(shown(router)).toBe(`${list}?q=usb`)
    await router.navigate(-1)
    expect(shown(router)).toBe('/products?q=usb')
  })

  it('joins a visit, which stays a visit', async () => {
    const { router, store, devTools, pass, arrive } = startSlow('/products', '/compare')
    store.dispatch(productChosen(5))
    void router.navigate('/compare?ids=5')
    store.dispatch(productChosen(36))
    arrive()
    await pass()
    expect(shown(router)).toBe('/compare?ids=5,36')
    expect(store.getState()).toMatchObject({ comparison: { ids: [5, 36] } })
    expect(devTools.log().at(-1)).toBe('address/pageVisited')
  })

  it('of a search takes nobody back from a page that is still loading', async () => {
    const { router, store, pass, arrive } = startSlow('/products', '/products/5')
    store.dispatch(searchChanged('MC 280'))
    const going = router.navigate('/products/5')
    await pass()
    arrive()
    await going
    await pass()
    expect(shown(router)).toBe('/products/5')
  })
})

it('a jump in DevTools during a navigation wins over it', async () => {
  const { router, devTools, arrive } = startSlow('/', '/slow')
  await router.navigate('/about')
  const slow = router.navigate('/slow')
  devTools.jumpTo(1)
  await expect.poll(() => shown(router)).toBe('/')
  arrive()
  await slow
  expect(shown(router)).toBe('/')
})
