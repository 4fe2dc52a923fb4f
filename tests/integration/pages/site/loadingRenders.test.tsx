// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { createMemoryRouter, type RouteObject } from 'react-router-dom'
import { lists } from 'virtual:catalogue-lists'
import { details } from 'virtual:product-details'
import { expect, it, vi } from 'vitest'
import { loadPage } from '../../../../src/app/routes.tsx'
import { makeStore, preloadedStateOf } from '../../../../src/app/store.ts'
import { LoadedCatalogueContext } from '../../../../src/features/catalogue/LoadedCatalogue.tsx'
import { fakeServices } from '../../../support/pages/fakes.ts'
import { watchReads } from '../../../support/pages/recordReads.ts'
import { inApp, started } from '../../../support/pages/renderPage.tsx'

/** Copies of the data of a product and of a list, with a key that one part of their pages reads. */
const recordProduct = (key: 'pdf' | 'specifications') => async (onRead: () => void) => {
  const { product } = (await details[5]?.()) ?? {}
  return product && watchReads(product, key, onRead)
}
const recordList = async (onRead: () => void) => {
  const { list } = (await lists['/products']?.()) ?? {}
  return list && watchReads(list, 'category', onRead)
}

/** As before the other products are loaded, when the list says its place each time it is rendered. */
const loading = ['loading', () => undefined] as const

it.each([
  ['the product', 'product', '/products/5', recordProduct('pdf')],
  ['the table of its figures', 'product', '/products/5', recordProduct('specifications')],
  ['the list', 'catalogue', '/products', recordList],
])('while the next page is loading, %s is not rendered again', async (_part, file, path, watch) => {
  const onRead = vi.fn()
  const data = await watch(onRead)
  const { Component } = await loadPage(file)
  const routes: RouteObject[] = [
    {
      path,
      loader: () => data,
      element: (
        <LoadedCatalogueContext value={loading}>
          <Component />
        </LoadedCatalogueContext>
      ),
    },
    { path: '/next', loader: () => new Promise(() => undefined) },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  await started(router)
  render(inApp(router, makeStore(fakeServices(), preloadedStateOf(path))))
  await act(() => vi.dynamicImportSettled())
  expect(onRead).toHaveBeenCalled()
  onRead.mockClear()
  await act(() => {
    void router.navigate('/next')
    return Promise.resolve()
  })
  expect(router.state.navigation.state).toBe('loading')
  expect(onRead).not.toHaveBeenCalled()
})
