// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { countrySelected } from '../../../src/domain/country/countrySlice.ts'
import {
  categoryField,
  choose,
  expectFilter,
  subcategoryField,
  typeSearch,
} from '../../support/pages/cataloguePage.ts'
import { renderSite, settle } from '../../support/pages/renderSite.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const open = async (path: string) => {
  const view = await renderSite(path)
  const { devTools } = view
  return {
    ...view,
    latest: () => devTools.log().length - 1,
    jumpTo: async (index: number) => {
      act(() => devTools.jumpTo(index))
      await settle()
    },
  }
}

it('the log tells what has happened, in the past tense', async () => {
  const { devTools, store, go } = await open('/products')
  act(() => void store.dispatch(countrySelected('Singapore')))
  await choose(categoryField(), 'printers')
  typeSearch('micr')
  await pass(300)
  fireEvent.click(screen.getByText('Privacy', { selector: 'footer *' }))
  await settle()
  fireEvent.click(screen.getByText('I Understand'))
  await go('/about')
  const log = devTools.log()
  expect(log).toEqual(
    expect.arrayContaining([
      'country/countrySelected',
      'catalogue/categorySelected',
      'catalogue/searchChanged',
      'modals/legalOpened',
      'modals/modalClosed',
      'address/visitStarted',
      'address/addressChanged',
      'address/pageVisited',
    ]),
  )
  for (const type of log.slice(1)) expect(type).toMatch(/(ed|Shown|Hidden|Left)$/)
})

it('list, fields and address follow a jump, and the filters work on from there', async () => {
  const { address, devTools, services, store, jumpTo, latest } = await open('/products')
  await choose(categoryField(), 'cash-processing')
  await choose(subcategoryField(), 'currency-sorter')
  typeSearch('pocket')
  await pass(300)
  await choose(categoryField(), 'printers')
  const log = devTools.log()
  const sorters = { category: 'cash-processing', subcategory: 'currency-sorter' }
  const last = { category: 'printers', search: 'pocket' }
  for (const [index, path, filter] of [
    [
      log.lastIndexOf('catalogue/searchChanged') + 1,
      '/products/cash-processing/currency-sorter?q=pocket',
      { ...sorters, search: 'pocket' },
    ],
    [
      log.lastIndexOf('catalogue/subcategorySelected') + 1,
      '/products/cash-processing/currency-sorter',
      sorters,
    ],
    [0, '/products', {}],
    [latest(), '/products/printers?q=pocket', last],
  ] as const) {
    await jumpTo(index)
    expect(address()).toBe(path)
    expectFilter(filter)
  }
  expect(devTools.log()).toEqual(log)
  typeSearch('')
  await pass(300)
  expect(address()).toBe('/products/printers')
  expectFilter({ category: 'printers' })
  act(() => void store.dispatch(countrySelected('Singapore')))
  expect(services.stored.get('selectedCountry')).toBe('Singapore')
})
