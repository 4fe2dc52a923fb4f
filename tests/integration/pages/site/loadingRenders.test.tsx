// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { createMemoryRouter, type RouteObject } from 'react-router-dom'
import { lists } from 'virtual:catalogue-lists'
import { details } from 'virtual:product-details'
import { expect, it, vi } from 'vitest'
import { loadPage } from '../../../../src/app/routes.tsx'
import { builtState, makeStore } from '../../../../src/app/store.ts'
import { fakeServices } from '../../../support/pages/fakes.ts'
import { inApp } from '../../../support/pages/renderPage.tsx'

const loadProduct = async () => (await details[5]?.())?.product
const loadList = async () => (await lists['/products']?.())?.list

/** A copy of the data that notes each time `key` is read: whenever the part that shows it is rendered. */
const recordReads = (data: object, key: string, reads: string[]): object =>
  Object.defineProperty({ ...data }, key, {
    get: () => {
      reads.push(key)
      return Reflect.get(data, key) as unknown
    },
  })

it.each([
  ['the product', 'product', '/products/5', 'pdf', loadProduct],
  ['the table of its figures', 'product', '/products/5', 'specifications', loadProduct],
  ['the list', 'catalogue', '/products', 'counts', loadList],
])('while the next page is loading, %s is not rendered again', async (_part, file, path, key, load) => {
  const reads: string[] = []
  const data = recordReads((await load()) ?? {}, key, reads)
  const { Component = null } = await loadPage(file)
  const routes: RouteObject[] = [
    { path, loader: () => data, Component },
    { path: '/next', loader: () => new Promise(() => undefined) },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  await vi.waitUntil(() => router.state.initialized)
  render(inApp(router, makeStore(fakeServices(), builtState(path))))
  await act(() => vi.dynamicImportSettled())
  expect(reads).not.toEqual([])
  reads.length = 0
  await act(() => {
    void router.navigate('/next')
    return Promise.resolve()
  })
  expect(router.state.navigation.state).toBe('loading')
  expect(reads).toEqual([])
})
