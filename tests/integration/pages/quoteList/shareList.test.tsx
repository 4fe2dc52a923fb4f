// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Component as QuoteRoute } from '../../../../src/app/routes/quote.tsx'
import { listReplaced } from '../../../../src/domain/quoteList/quoteListSlice.ts'
import { renderPage } from '../../../support/pages/renderPage.tsx'

const open = async () => {
  const { store } = renderPage(QuoteRoute)
  act(() => void store.dispatch(listReplaced([{ id: 5, quantity: 2 }])))
  await act(() => vi.dynamicImportSettled())
  const button = await screen.findByRole('button', { name: 'Share this list' })
  return {
    button,
    press: () => userEvent.click(button),
    link: () => screen.queryByRole('link', { name: 'Telegram' }),
  }
}

const withShare = (share: () => Promise<void>) => {
  const shared = vi.fn<Navigator['share']>(share)
  Object.defineProperty(navigator, 'share', { value: shared, configurable: true })
  return shared
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

it('is shared by the browser where it can', async () => {
  const shared = withShare(() => Promise.resolve())
  const { press, link } = await open()
  await press()
  expect(shared.mock.calls).toEqual([
    [
      {
        title: 'Products for a quote',
        text: '2 x MC 280 Mixed-Value Money Counter (No 005)',
        url: 'http://localhost:3000/get-quote?list=5x2',
      },
    ],
  ])
  expect(link()).toBe(null)
})

it('closes the links that replaced a dialog, without opening a dialog', async () => {
  const shared = withShare(() => Promise.reject(new DOMException('refused', 'NotAllowedError')))
  const { press, link } = await open()
  await press()
  expect(link()).not.toBe(null)
  shared.mockResolvedValue()
  await press()
  expect(link()).toBe(null)
  expect(shared).toHaveBeenCalledTimes(1)
})

it('is shared elsewhere by links that open in a new page', async () => {
  const { press, button, link } = await open()
  expect(link()).toBe(null)
  await press()
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(link()?.getAttribute('rel')).toBe('noopener noreferrer')
  expect(link()?.getAttribute('href')).toContain('https://t.me/share/url?')
  expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toMatch(/wa\.me.*5x2/)
  await press()
  expect(link()).toBe(null)
})
