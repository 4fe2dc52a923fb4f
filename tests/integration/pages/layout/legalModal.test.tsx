// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ModalHost } from '../../../../src/app/layout/ModalHost.tsx'
import { pageVisited } from '../../../../src/domain/state/addressSlice.ts'
import { selectModal } from '../../../../src/domain/state/modalsSlice.ts'
import { Footer } from '../../../../src/features/footer/Footer.tsx'
import { addressAt } from '../../../support/addresses.ts'
import { focused, select } from '../../../support/pages/html.ts'
import { renderPage } from '../../../support/pages/renderPage.tsx'

const Page = () => (
  <>
    <Footer />
    <ModalHost />
  </>
)

it.each([
  ['Privacy', 'Privacy Policy'],
  ['Terms', 'Terms of Service'],
  ['Cookies', 'Cookie Policy'],
])('%s opens its text over the page, until it is understood', async (name, title) => {
  const { store } = renderPage(Page)
  const { address } = store.getState()
  const link = screen.getByRole('link', { name })
  await userEvent.click(link)
  const dialog = await screen.findByRole('dialog', { name: title })
  const text = within(dialog)
  expect(text.getByRole('heading', { level: 2 }).textContent).toBe(title)
  expect(text.getByText('Last updated: January 1, 2025')).toBeTruthy()
  expect(text.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(2)
  expect(store.getState().address, 'the address stays').toBe(address)
  await userEvent.click(text.getByRole('button', { name: 'I Understand' }))
  expect(screen.queryByRole('dialog')).toBe(null)
  expect(selectModal(store.getState())).toBe(null)
})

it('gives the focus back however it closes, even after a press that moved no focus, as in Safari', async () => {
  renderPage(Page)
  const link = screen.getByRole('link', { name: 'Privacy' })
  for (const close of [
    () => userEvent.click(screen.getByText('I Understand')),
    () => userEvent.click(screen.getByLabelText('Close')),
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(select(':has(> [role=dialog])') ?? document.body),
  ]) {
    act(() => link.blur())
    fireEvent.click(link)
    await screen.findByRole('dialog')
    expect(focused()).not.toBe(link)
    await close()
    expect(screen.queryByRole('dialog')).toBe(null)
    expect(focused()).toBe(link)
  }
})

it('closes with its page, and leaves a click for a new tab to the browser', async () => {
  const { store } = renderPage(Page)
  const link = screen.getByRole('link', { name: 'Terms' })
  fireEvent.click(link)
  await screen.findByRole('dialog')
  // The router follows the store.
  await act(() => Promise.resolve(store.dispatch(pageVisited(addressAt('/about')))))
  expect(screen.queryByRole('dialog')).toBe(null)

  let isLeft = false
  const leave = (event: Event) => {
    isLeft = !event.defaultPrevented
    // jsdom follows no link.
    event.preventDefault()
  }
  window.addEventListener('click', leave, { once: true })
  fireEvent.click(link, { ctrlKey: true })
  expect(isLeft).toBe(true)
  expect(selectModal(store.getState())).toBe(null)
})
