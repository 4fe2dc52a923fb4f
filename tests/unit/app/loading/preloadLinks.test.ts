// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { preloadLinks, preloadPage } from '../../../../src/app/loading/preloadLinks.ts'
import { loadPage } from '../../../../src/app/routes.tsx'

it('a link that is touched and focused is preloaded once, and again after a failure', async () => {
  window.history.replaceState(null, '', '/products')
  document.body.innerHTML = '<a href="/products/5">View Details</a>'
  const link = document.querySelector('a')
  const load = vi
    .fn<typeof loadPage>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ Component: () => null })
  preloadLinks(load)

  link?.dispatchEvent(new Event('touchstart', { bubbles: true }))
  link?.dispatchEvent(new Event('focusin', { bubbles: true }))
  await expect.poll(() => load.mock.settledResults).toHaveLength(1)
  expect(load).toHaveBeenCalledTimes(1)

  await expect
    .poll(() => {
      link?.dispatchEvent(new Event('focusin', { bubbles: true }))
      return load.mock.calls.length
    })
    .toBe(2)
  await expect.poll(() => load.mock.settledResults).toHaveLength(2)
  link?.dispatchEvent(new Event('focusin', { bubbles: true }))
  expect(load).toHaveBeenCalledTimes(2)
})

it.each([
  ['<article><a href="/products/7">View Details</a></article>', 1],
  ['<div aria-hidden="true"><article><a href="/products/7">View Details</a></article></div>', 0],
])('preloads the products in view, and nothing of a list that is kept behind the page', (page, times) => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100))
  document.body.innerHTML = `<main>${page}</main>`
  const load = vi.fn<typeof loadPage>().mockResolvedValue({ Component: () => null })
  preloadLinks(load)
  expect(load).toHaveBeenCalledTimes(times)
})

it('fetches the first picture of a product that the visitor points at', async () => {
  const fetched = vi.spyOn(HTMLImageElement.prototype, 'srcset', 'set')
  await preloadPage(loadPage, '/products/5', false)
  expect(fetched).not.toHaveBeenCalled()
  await preloadPage(loadPage, '/products/5', true)
  expect(fetched).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('-800.avif 800w'))
})
