// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { focused } from '../../../support/pages/html.ts'
import { renderSite } from '../../../support/pages/renderSite.ts'

afterEach(() => void vi.useRealTimers())

it('a new page takes the focus under its title, and so does a page reached by Back', async () => {
  const { go } = await renderSite('/about')
  const main = screen.getByRole('main')
  await go('/contact')
  expect(focused()).toBe(main)
  expect(main.ariaLabel).toMatch(/^Contact/)

  act(() => within(main).getByRole('link', { name: 'Get a Quote' }).focus())
  await go(-1)
  expect(focused()).toBe(main)
  expect(main.ariaLabel).toMatch(/^About/)
})

it('a new page scrolls to its top after 100 ms, unless the visitor has left it', async () => {
  const { go } = await renderSite('/services')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const scrolled = vi.spyOn(window, 'scrollTo')
  await go('/about')
  vi.advanceTimersByTime(99)
  expect(scrolled).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
  scrolled.mockClear()
  await go('/contact')
  await go(-1)
  vi.advanceTimersByTime(1000)
  expect(scrolled).not.toHaveBeenCalled()
})
