// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Component as ContactRoute } from '../../../../src/app/routes/contact.tsx'
import { companies } from '../../../../src/content/countries.ts'
import { selectCountry } from '../../../../src/domain/country/countrySlice.ts'
import { OfficeDetails } from '../../../../src/features/contact/OfficeDetails.tsx'
import { focused, itemsBeside, selectAll } from '../../../support/pages/html.ts'
import { enter, renderQuote, valueOf } from '../../../support/pages/quotePage.ts'
import { renderAddress, renderPage } from '../../../support/pages/renderPage.tsx'
import { nameOf } from '../../../support/site/fixtureProducts.ts'

const toggle = (country: string) =>
  within(screen.getByRole('group', { name: 'Office' })).getByRole('button', { name: country })

const isPressed = (country: string) => toggle(country).getAttribute('aria-pressed') === 'true'

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('the contact page', () => {
  it('shows the Cambodian office first, with its business hours', () => {
    renderPage(ContactRoute)
    expect(screen.getByRole('heading', { level: 2, name: 'Veritally (Cambodia) Co., Ltd.' })).toBeTruthy()
    expect(hrefOf('+855 00 000 000')).toBe('tel:+85500000000')
    expect(hrefOf('cambodia@veritally.example')).toBe('mailto:cambodia@veritally.example')
    const addresses = selectAll('address').map(({ textContent }) => textContent)
    expect(addresses).toContainEqual(expect.stringContaining('Phnom Penh 120102, Cambodia'))
    const lines = itemsBeside(screen.getByText('Business hours')).map((line) => line.textContent)
    expect(lines).toEqual(['Mon-Fri 8AM-5PM', 'Sat Closed', 'Sun Closed'])
    expect([isPressed('Cambodia'), isPressed('Singapore')]).toEqual([true, false])
  })

  it('shows the chosen office, and keeps the focus on the choice', async () => {
    const { store } = renderPage(ContactRoute)
    await userEvent.click(toggle('Singapore'))
    expect(selectCountry(store.getState())).toBe('Singapore')
    expect([isPressed('Cambodia'), isPressed('Singapore')]).toEqual([false, true])
    expect(focused()).toBe(toggle('Singapore'))
    expect(screen.getByRole('heading', { level: 2, name: 'Veritally Pte. Ltd.' })).toBeTruthy()
    expect(hrefOf('+65 0000 0000')).toBe('tel:+6500000000')
    expect(screen.queryByRole('link', { name: '+855 00 000 000' })).toBeNull()
  })

  it('names the product of Ask Question, also in the subject of an email', async () => {
    await renderAddress('/products/5')
    await userEvent.click(screen.getByRole('link', { name: 'Ask Question' }))
    await act(() => vi.dynamicImportSettled())
    expect(await screen.findByText(/^Your question is about MC 280 .* \(No 005\)\./)).toBeTruthy()
    const question = encodeURIComponent(`Question about ${nameOf(5)} (No 005)`)
    expect(hrefOf('cambodia@veritally.example')).toBe(
      `mailto:cambodia@veritally.example?subject=${question}&body=${question}%3A%0D%0A%0D%0A`,
    )
    await userEvent.click(screen.getByRole('link', { name: 'Write your question' }))
    await act(() => vi.dynamicImportSettled())
    const message = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ })
    await vi.waitFor(() => expect(message.value).toBe(`Question about ${nameOf(5)} (No 005): `))
    expect(screen.getByRole('heading', { level: 1, name: 'Ask Your Question' })).toBeTruthy()
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Service type' }).value).toBe('general')
    expect(screen.queryByText('Your quote list'), 'it is empty').toBeNull()
    expect(screen.queryByText('You receive a written quotation')).toBeNull()
  })

  it('names the product of Ask Question in a message that was begun before', async () => {
    const { leave } = renderQuote()
    enter('firstName', 'Sokha')
    enter('message', 'We have 3 branches.')
    leave()
    const { router } = await renderAddress('/products/5')
    await userEvent.click(screen.getByRole('link', { name: 'Ask Question' }))
    await act(() => vi.dynamicImportSettled())
    await userEvent.click(screen.getByRole('link', { name: 'Write your question' }))
    await act(() => vi.dynamicImportSettled())
    await vi.waitFor(() =>
      expect(valueOf('message')).toBe(`We have 3 branches.\n\nQuestion about ${nameOf(5)} (No 005): `),
    )
    expect(valueOf('firstName')).toBe('Sokha')
    enter('message', 'Own words only.')
    await act(() => router.navigate(-1))
    await act(() => router.navigate(1))
    await act(() => vi.dynamicImportSettled())
    expect(valueOf('message'), 'Back does not bring the question back').toBe('Own words only.')
  })

  it('has the chats of an office that has some', () => {
    const chats = { telegram: 'https://t.me/name', whatsApp: 'https://wa.me/6500000000' }
    renderPage(() => <OfficeDetails company={{ ...companies.Singapore, ...chats }} />)
    expect(hrefOf('t.me/name')).toBe(chats.telegram)
    expect(screen.getByRole('link', { name: 'wa.me/6500000000' }).getAttribute('target')).toBe('_blank')
  })
})
