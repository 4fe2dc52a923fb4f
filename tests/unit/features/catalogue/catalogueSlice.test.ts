import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeStore } from '../../../../src/app/store.ts'
import { searchDelayMs } from '../../../../src/app/syncAddress.ts'
import { countryRestored, countrySelected } from '../../../../src/domain/country/countrySlice.ts'
import type { FilterId } from '../../../../src/domain/products/figures/figureFilters.ts'
import {
  type CatalogueSelection,
  plainSelection,
  toCataloguePath,
} from '../../../../src/domain/routing/cataloguePath.ts'
import { pageVisited } from '../../../../src/domain/state/addressSlice.ts'
import {
  categorySelected,
  figuresChosen,
  orderChosen,
  searchChanged,
  selectCatalogue,
  viewChosen,
} from '../../../../src/features/catalogue/catalogueSlice.ts'
import { productChosen } from '../../../../src/parts/compare/comparisonSlice.ts'
import { addressAt } from '../../../support/addresses.ts'
import { fakeServices } from '../../../support/pages/fakes.ts'

const coinSorters = { ...plainSelection, category: 'cash-processing', subcategory: 'coin-sorter' } as const

describe('filters and the address', () => {
  beforeEach(() => void vi.useFakeTimers())

  const start = (path = '/products') => {
    const services = fakeServices()
    const store = makeStore(services)
    store.dispatch(countryRestored('Singapore'))
    const goTo = (address: string) => {
      services.navigate(address, { replace: true })
      services.visited.length = 0
    }
    const visit = (selection: CatalogueSelection) => {
      goTo(toCataloguePath(selection))
      store.dispatch(pageVisited(addressAt(toCataloguePath(selection))))
    }
    goTo(path)
    return { services, store, goTo, visit, catalogue: () => selectCatalogue(store.getState()) }
  }

  it('typing replaces the address once, after the last keystroke', async () => {
    const { services, store, catalogue } = start()
    for (const text of ['m', 'mc', 'mc 2']) {
      store.dispatch(searchChanged(text))
      await vi.advanceTimersByTimeAsync(searchDelayMs - 1)
    }
    expect(catalogue().search).toBe('mc 2')
    expect(services.visited).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(services.visited).toEqual([{ path: '/products?q=mc+2', replace: true }])
  })

  it('ticking a product for the comparison does not make the search a history entry', async () => {
    const { services, store } = start()
    store.dispatch(searchChanged('mc'))
    store.dispatch(productChosen(5))
    await vi.advanceTimersByTimeAsync(searchDelayMs)
    expect(services.visited).toEqual([{ path: '/products?q=mc', replace: true }])
  })

  it('filters, order and view make history entries, and a category drops filters that it does not have', () => {
    const { services, store, visit, catalogue } = start()
    visit({ ...plainSelection, category: 'cash-processing', subcategory: 'money-counter' })
    store.dispatch(figuresChosen({ currency: ['KHR'], detection: ['uv'], hopper: 300, weight: 10 }))
    store.dispatch(orderChosen('-speed'))
    store.dispatch(viewChosen('table'))
    store.dispatch(categorySelected('printers'))
    expect(catalogue()).toEqual({
      ...plainSelection,
      category: 'printers',
      figures: { weight: 10 },
      order: '-speed',
      view: 'table',
    })
    const filters = 'currency=KHR&detection=uv&hopper=300&weight-max=10'
    expect(services.visited.map(({ path, replace }) => `${path}${replace ? ' replaced' : ''}`)).toEqual([
      `/products/cash-processing/money-counter?${filters}`,
      `/products/cash-processing/money-counter?${filters}&sort=-speed`,
      `/products/cash-processing/money-counter?${filters}&sort=-speed&view=table`,
      '/products/printers?weight-max=10&sort=-speed&view=table',
    ])
  })

  it('filters without a choice or amount are dropped, and the others have the order of their list', () => {
    const { services, store, visit, catalogue } = start()
    visit({ ...plainSelection, category: 'cash-processing', subcategory: 'money-counter' })
    const emptied = 'weight' as FilterId
    store.dispatch(
      figuresChosen({
        [emptied]: undefined,
        hopper: 300,
        detection: [],
        currency: ['KHR'],
        pockets: 2,
      }),
    )
    expect(catalogue().figures).toEqual({ currency: ['KHR'], hopper: 300 })
    expect(services.visited.map(({ path }) => path)).toEqual([
      '/products/cash-processing/money-counter?currency=KHR&hopper=300',
    ])
  })

  it('Cambodia leaves the coin sorters for their category, and Back does not return to them', async () => {
    const { services, store, visit, catalogue } = start()
    visit(coinSorters)
    expect(catalogue()).toEqual(coinSorters)
    store.dispatch(countrySelected('Cambodia'))
    await vi.advanceTimersByTimeAsync(0)
    expect(catalogue()).toEqual({ ...plainSelection, category: 'cash-processing' })
    expect(services.visited).toEqual([{ path: '/products/cash-processing', replace: true }])
  })

  it('Cambodia chosen on another page forgets the coin sorters, and the visitor stays', async () => {
    const { services, store, catalogue } = start('/contact')
    store.dispatch(pageVisited(addressAt(toCataloguePath(coinSorters))))
    store.dispatch(countryRestored('Cambodia'))
    await vi.advanceTimersByTimeAsync(searchDelayMs)
    expect(catalogue()).toEqual({ ...plainSelection, category: 'cash-processing' })
    expect(services.visited).toEqual([])
  })
})
