// @vitest-environment jsdom
import type { DataRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { preloadLinks } from '../../../src/app/preloadLinks.ts'

it('a link that is touched and focused is preloaded once, and again after a failure', async () => {
  document.body.innerHTML = '<a href="/products/5">View Details</a>'
  const link = document.querySelector('a')
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({})
  const routes: DataRouter['routes'] = [{ id: 'product', path: '/products/:id', lazy: load }]
  preloadLinks({ routes })

  link?.dispatchEvent(new Event('touchstart', { bubbles: true }))
  link?.dispatchEvent(new Event('focusin', { bubbles: true }))
  await vi.waitFor(() => expect(load.mock.settledResults).toHaveLength(1))
  expect(load).toHaveBeenCalledTimes(1)

  await vi.waitFor(() => {
    link?.dispatchEvent(new Event('focusin', { bubbles: true }))
    expect(load).toHaveBeenCalledTimes(2)
  })
  await vi.waitFor(() => expect(load.mock.settledResults).toHaveLength(2))
  link?.dispatchEvent(new Event('focusin', { bubbles: true }))
  expect(load).toHaveBeenCalledTimes(2)
})
