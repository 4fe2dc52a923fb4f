// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Component as QuoteRoute } from '../../../../src/app/routes/quote.tsx'
import { countrySelected } from '../../../../src/domain/country/countrySlice.ts'
import { listReplaced, selectQuoteList } from '../../../../src/domain/quoteList/quoteListSlice.ts'
import { focused, selectAll } from '../../../support/pages/html.ts'
import { listOf } from '../../../support/pages/quoteLists.ts'
import { renderAddress, renderPage } from '../../../support/pages/renderPage.tsx'
import { nameOf } from '../../../support/site/fixtureProducts.ts'

const region = () => screen.getByRole('region', { name: 'Your quote list' })
const rows = () => within(region()).queryAllByRole('listitem')
const heading = () => within(region()).getByRole('heading', { name: 'Your quote list' })
const quantity = (id: number) => screen.getByLabelText<HTMLInputElement>(`Quantity of ${nameOf(id)}`)
const button = (text: string) => within(region()).getByRole('button', { name: text })
const isSaid = (word: string) =>
  within(region())
    .getAllByRole('status')
    .filter(({ textContent }) => textContent === word).length === 1

/** The page with a list such as `5x2,36x1`. */
const open = async (list: string) => {
  const view = renderPage(QuoteRoute)
  act(() => void view.store.dispatch(listReplaced(listOf(list))))
  await act(() => vi.dynamicImportSettled())
  return {
    ...view,
    list: () =>
      selectQuoteList(view.store.getState())
        .map((one) => `${one.id}x${one.quantity}`)
        .join(','),
  }
}

describe('the quote list', () => {
  it('says how to fill it when it is empty', async () => {
    const { router } = await renderAddress('/get-quote')
    expect(region().textContent).toContain('Press Add to quote list at any product')
    expect(within(region()).queryByText('Clear list')).toBe(null)
    await userEvent.click(within(region()).getByRole('link', { name: 'To the catalogue' }))
    await act(() => vi.dynamicImportSettled())
    expect(router.state.location.pathname).toBe('/products')
  })

  it('shows picture, link and quantity of each product', async () => {
    const { list } = await open('5x2,36x1')
    expect(rows()).toHaveLength(2)
    for (const row of rows()) expect(selectAll('img', row)).toHaveLength(1)
    const link = within(region()).getByRole('link', { name: nameOf(5) })
    expect(link.getAttribute('href')).toBe('/products/5')
    expect(quantity(5).value).toBe('2')
    await userEvent.click(button(`Increase the quantity of ${nameOf(5)}`))
    expect(quantity(5).value).toBe('3')
    expect(isSaid('3')).toBe(true)
    const less = button(`Decrease the quantity of ${nameOf(36)}`)
    await userEvent.click(less)
    expect(quantity(36).value, 'never below one').toBe('1')
    expect(less.getAttribute('aria-disabled')).toBe('true')
    fireEvent.change(quantity(36), { target: { value: '40' } })
    expect(list()).toBe('5x3,36x40')
  })

  it('corrects a wrong quantity when the field is left, with a word', async () => {
    const { list } = await open('5x2,36x1')
    const described = (word: string) =>
      within(region()).queryByRole('spinbutton', { name: `Quantity of ${nameOf(5)}`, description: word })
    for (const [typed, corrected, word] of [
      ['0', '1', 'At least 1.'],
      ['5000', '999', 'At most 999.'],
      ['1.5', '999', 'Please enter a whole number.'],
      ['', '999', 'Please enter a whole number.'],
    ] as const) {
      act(() => quantity(5).focus())
      fireEvent.change(quantity(5), { target: { value: typed } })
      act(() => quantity(36).focus())
      expect(quantity(5).value, typed).toBe(corrected)
      expect(isSaid(word)).toBe(true)
      expect(described(word)).toBe(quantity(5))
    }
    fireEvent.change(quantity(5), { target: { value: '12' } })
    expect(described('')).toBe(quantity(5))
    expect(list()).toBe('5x12,36x1')
  })

  it('keeps the focus where the work is when a product goes', async () => {
    const { list } = await open('2x1,5x2,36x1')
    const remove = (id: number) => button(`Remove ${nameOf(id)}`)
    act(() => remove(5).focus())
    await userEvent.keyboard('{Enter}')
    expect(focused()).toBe(remove(36))
    await userEvent.keyboard('{Enter}')
    expect(focused()).toBe(remove(2))
    await userEvent.keyboard('{Enter}')
    expect(focused()).toBe(heading())
    expect(list()).toBe('')
    expect(region().textContent).toContain('Nothing is on it yet.')
  })

  it('keeps a coin sorter of a visitor from Cambodia, and says who supplies it', async () => {
    const { store } = await open('18x1')
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Supplied by our Singapore office.'),
    ])
    act(() => void store.dispatch(countrySelected('Singapore')))
    expect(rows()).toHaveLength(1)
    expect(region().textContent).not.toContain('Supplied by our')
  })

  it('says what the place of each machine needs, and for all of them together', async () => {
    await open('35x2,36x1,52x12')
    await act(() => vi.dynamicImportSettled())
    const rows = screen.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent)
    expect(rows).toHaveLength(3)
    const [, kiosk, sorter] = rows.map((row) => row.replaceAll('\u00a0', ' '))
    expect(kiosk).toContain('CD 600 Lobby Deposit Kiosk 2 machines')
    expect(kiosk).toContain('Weight: 236 kg; 259 kg with coin unit')
    expect(kiosk).toContain('Anchoring: not stated')
    expect(sorter).toContain('Footprint: 626 × 396 mm')
    expect(screen.getByText(/^In all: .* m² of floor or desk, 576\skg, 640\sW, by the highest/)).toBeTruthy()
    expect(
      screen.getByText('Not stated for any of these machines: clearance behind and sockets.'),
    ).toBeTruthy()
  })
})
