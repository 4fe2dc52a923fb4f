// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Unavailable } from '../../../../src/app/layout/PageError.tsx'
import { companies } from '../../../../src/content/countries.ts'
import { select } from '../../../support/pages/html.ts'
import { renderPage } from '../../../support/pages/renderPage.tsx'

afterEach(() => vi.unstubAllGlobals())

it('a page that does not load says so, names the office, and stays out of the index', () => {
  renderPage(Unavailable)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page could not be loaded')
  const { companyFullName, phone, email } = companies.Cambodia
  for (const part of [companyFullName, phone, email]) expect(document.body.textContent).toContain(part)
  expect(select('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
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
