// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { emptyQuote, type QuoteField } from '../../../../src/domain/contract/quoteFields.ts'
import { shownFields } from '../../../../src/features/quote/form/controls.ts'
import { focused, select } from '../../../support/pages/html.ts'
import {
  accepted,
  answers,
  button,
  draft,
  enter,
  errorOf,
  field,
  fill,
  networkError,
  renderQuote,
  submit,
  submitButton,
  submitFilled,
  valueOf,
} from '../../../support/pages/quotePage.ts'

describe('a sound request', () => {
  it('includes values that a program filled in without an event', async () => {
    const { sent } = renderQuote()
    for (const [name, value] of Object.entries(answers)) field(name as QuoteField).value = value
    enter('company', 'Bank of Kampot')
    expect(draft()).toMatchObject({ values: { ...answers, company: 'Bank of Kampot' } })
    field('position').value = 'Cashier'
    await submit()
    expect(sent.map(({ request }) => request)).toMatchObject([{ ...answers, position: 'Cashier' }])
  })

  it('tells how long the page was open and what the field for bots holds', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(11_000)
    const { sent, answer } = renderQuote()
    const trap = select('[aria-hidden=true] [name=website]')
    expect(trap).toMatchObject({ tabIndex: -1, autocomplete: 'off', value: '' })
    fill()
    vi.spyOn(performance, 'now').mockReturnValue(12_900)
    await submit()
    expect(sent[0]?.signals).toEqual({ honeypotFilled: false, secondsOpen: 12 })
    await answer(networkError)
    if (trap) fireEvent.input(trap, { target: { value: 'https://spam.example' } })
    await submit()
    expect(sent[1]?.signals).toMatchObject({ honeypotFilled: true })
    expect(sent[1]?.request).not.toHaveProperty('website')
  })

  it('is submitting at once, while the rules may still be loading', async () => {
    const { sent } = renderQuote()
    fireEvent.click(submitButton())
    expect(button('Submitting...').disabled).toBe(true)
    await act(() => vi.dynamicImportSettled())
    expect(submitButton().disabled).toBe(false)
    expect(focused()).toBe(field('firstName'))
    expect(sent).toEqual([])
  })

  it('locks the form while it is being sent, and asks before the page is left', async () => {
    const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const { sent, answer } = renderQuote()
    fill()
    expect(asksBeforeLeaving()).toBe(false)
    await submit()
    expect(button('Submitting...').disabled).toBe(true)
    expect(field('message').disabled).toBe(true)
    expect(asksBeforeLeaving()).toBe(true)
    fireEvent.submit(button('Submitting...').form ?? document.body)
    await act(() => vi.dynamicImportSettled())
    await answer(accepted)
    expect(submitButton().disabled).toBe(false)
    expect(asksBeforeLeaving()).toBe(false)
    expect(sent).toHaveLength(1)
  })

  it('is sent once, under one key, when two submits come before the first is checked', async () => {
    const { keys } = renderQuote()
    fill()
    const form = submitButton().form ?? document.body
    fireEvent.submit(form)
    fireEvent.submit(form)
    await screen.findByText('Submitting...')
    expect(keys()).toHaveLength(1)
    expect(draft()).toMatchObject({ key: keys()[0] })
  })

  it('ends with a focused reference, an empty form and no draft', async () => {
    const { answer, titles } = renderQuote()
    fill()
    const message = '- 3 UV, MG and IR detection '.repeat(40).trim()
    enter('message', message)
    await submit()
    await answer(accepted)
    const receipt = screen.getByRole('status')
    expect(receipt.textContent).toContain('Your reference is Q-7KX2M9PA')
    expect(receipt.textContent).toContain('Your detailsSokha Chan\nsokha@bank.example')
    expect(receipt.textContent).toContain(`Your message${message}`)
    expect(focused()).toBe(receipt)
    for (const name of shownFields) expect(valueOf(name), name).toBe(emptyQuote[name])
    expect(draft()).toBeNull()
    expect(titles()).toEqual(['Quote request submitted!'])
    expect(await within(receipt).findByRole('button', { name: 'Has it arrived? Q-7KX2M9PA' })).toBeTruthy()
  })

  it('has a reference that is selected where the clipboard is blocked', async () => {
    const user = userEvent.setup()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    await submitFilled(accepted)
    await user.click(button('Copy reference'))
    expect(getSelection()?.toString()).toBe('Q-7KX2M9PA')
  })
})

it('the form shows no error before submit, whatever is empty or wrong', async () => {
  renderQuote()
  await userEvent.type(field('email'), 'x')
  await userEvent.tab()
  expect(errorOf('email')).toBeNull()
})
