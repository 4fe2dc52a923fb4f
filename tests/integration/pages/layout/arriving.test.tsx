// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Unavailable } from '../../../../src/app/layout/PageError.tsx'
import { countrySelected } from '../../../../src/domain/country/countrySlice.ts'
import { paths } from '../../../../src/domain/routing/paths.ts'
import { expectFilter, shownCards } from '../../../support/pages/cataloguePage.ts'
import { focused } from '../../../support/pages/html.ts'
import { renderPage } from '../../../support/pages/renderPage.tsx'
import { renderSite } from '../../../support/pages/renderSite.ts'

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

/** What a screen reader finds; a hidden list is not among it. */
const titles = () => screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)

it('keeps the list hidden behind the next pages, and Back shows it', async () => {
  const { go } = await renderSite(paths.catalogue())
  const cards = shownCards()
  const [title] = titles()
  await go(paths.product(5))
  expect(titles()).not.toContain(title)
  await go(paths.about)
  await go(-2)
  expect(titles()).toEqual([title])
  expect(shownCards()).toEqual(cards)
})

it('shows what has changed while the list was hidden', async () => {
  const category = 'cash-processing'
  const { go, store } = await renderSite(paths.catalogue(category))
  await go(paths.product(5))
  act(() => void store.dispatch(countrySelected('Singapore')))
  await go(-1)
  expectFilter({ category }, 'Singapore')
})

it('shows another list in place of the kept one', async () => {
  const { go } = await renderSite(`${paths.catalogue()}?q=mixed`)
  expectFilter({ search: 'mixed' })
  await go(paths.product(5))
  await go(paths.catalogue('cash-processing'))
  expectFilter({ category: 'cash-processing' })
})

it('a press reloads a page that failed, offline as soon as the connection is back', () => {
  const { unmount } = renderPage(Unavailable)
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Reload' }))
  const goOnline = () => act(() => void window.dispatchEvent(new Event('online')))
  press()
  expect(reload).toHaveBeenCalledTimes(1)
  onLine.mockReturnValue(false)
  press()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('status').textContent).toMatch(/^You are offline/)
  goOnline()
  expect(reload).toHaveBeenCalledTimes(2)
  unmount()
  goOnline()
  expect(reload, 'another page is left alone').toHaveBeenCalledTimes(2)
})
