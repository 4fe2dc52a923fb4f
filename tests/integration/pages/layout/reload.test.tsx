// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Unavailable } from '../../../../src/app/layout/PageError.tsx'
import { renderPage } from '../../../support/pages/renderPage.tsx'

afterEach(() => vi.unstubAllGlobals())

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
