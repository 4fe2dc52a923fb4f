// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { createMemoryRouter, type RouteObject } from 'react-router-dom'
import { details } from 'virtual:product-details'
import { expect, it, vi } from 'vitest'
import { loadPage } from '../../../../src/app/routes.tsx'
import { makeStore } from '../../../../src/app/store.ts'
import { fakeServices } from '../../../support/pages/fakes.ts'
import { inApp } from '../../../support/pages/renderPage.tsx'

it('while the next page is loading, the specifications of the shown one are not rendered again', async () => {
  const reads: string[] = []
  const product = (await details[5]?.())?.product
  const watched = Object.defineProperty({ ...product }, 'specifications', {
    get: () => {
      reads.push('specifications')
      return product?.specifications
    },
  })
  const { Component } = await loadPage('product')
  const routes: RouteObject[] = [
    { path: '/products/5', loader: () => watched, Component: Component ?? null },
    { path: '/next', loader: () => new Promise(() => undefined) },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/products/5'] })
  await vi.waitUntil(() => router.state.initialized)
  render(inApp(router, makeStore(fakeServices())))
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
