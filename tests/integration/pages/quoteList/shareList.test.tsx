// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { Component as QuoteRoute } from '../../../../src/app/routes/quote.tsx'
import { listReplaced } from '../../../../src/domain/quoteList/quoteListSlice.ts'
import { renderPage } from '../../../support/pages/renderPage.tsx'

const open = async () => {
  const user = userEvent.setup()
  const { store } = renderPage(QuoteRoute)
  act(() => void store.dispatch(listReplaced([{ id: 5, quantity: 2 }])))
  await act(() => vi.dynamicImportSettled())
  const button = await screen.findByRole('button', { name: 'Share' })
  await user.click(button)
  return {
    store,
    user,
    button,
    item: (name: string) => screen.queryByRole('menuitem', { name }),
    choose: (name: string) => user.click(screen.getByRole('menuitem', { name })),
  }
}

it('is shared by the browser where it can', async () => {
  const shared = vi.fn<Navigator['share']>(() => Promise.resolve())
  Object.defineProperty(navigator, 'share', { value: shared, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  const { choose } = await open()
  await choose('Another app')
  expect(shared.mock.calls).toEqual([
    [
      {
        title: 'Products for a quote',
        text: '2 x MC 280 Mixed-Value Money Counter (No 005)',
        url: 'http://localhost:3000/get-quote?list=5x2',
      },
    ],
  ])
})

it('is shared by links, which open in a page of their own', async () => {
  const { button, item, user } = await open()
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(item('Another app'), 'in a browser that cannot').toBe(null)
  expect(item('Telegram')?.getAttribute('rel')).toBe('noopener noreferrer')
  expect(item('Telegram')?.getAttribute('href')).toContain('https://t.me/share/url?')
  expect(item('WhatsApp')?.getAttribute('href')).toMatch(/wa\.me.*5x2/)
  await user.keyboard('{Escape}')
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

it('has a link that is copied with the whole address, or shown where the clipboard is blocked', async () => {
  const { store, button, user, choose } = await open()
  const linkOf = (list: string) => `${location.origin}/get-quote?list=${list}`
  await choose('Copy link to this list')
  expect(screen.getByText('Link copied')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(linkOf('5x2'))
  act(() => void store.dispatch(listReplaced([{ id: 5, quantity: 3 }])))
  expect(screen.queryByText('Link copied'), 'it is another list').toBeNull()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('blocked'))
  await user.click(button)
  await choose('Copy link to this list')
  const shown = await screen.findByLabelText<HTMLInputElement>('Link to this list')
  expect(shown.value).toBe(linkOf('5x3'))
})
