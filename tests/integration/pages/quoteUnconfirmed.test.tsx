// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseUnconfirmed } from '../../../src/features/quote/draft.ts'
import type { QuoteAnswer } from '../../../src/features/quote/quoteListeners.ts'
import { resendDelayMs } from '../../../src/features/quote/receipts/unconfirmedListeners.ts'
import { focused, select } from '../../support/html.ts'
import {
  accepted,
  answers,
  button,
  field,
  fill,
  refused,
  renderQuote,
  submitButton,
  valueOf,
} from '../../support/quotePage.ts'
import { sampleKey, sampleQuote } from '../../support/quoteSamples.ts'

const signals = { honeypotFilled: false, secondsOpen: 60 }
const foreign: QuoteAnswer = { kind: 'accepted', reference: null }
const title = 'We have no confirmation yet'
const stored = () => parseUnconfirmed(JSON.parse(sessionStorage.getItem('unconfirmedQuotes') ?? '[]'))

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
})

const wait = () => act(() => vi.advanceTimersByTimeAsync(resendDelayMs))

/** A click by keyboard: the focus is where it is. */
const press = async (element: HTMLElement) => {
  act(() => element.focus())
  fireEvent.click(element)
  await act(() => Promise.resolve())
}

/** A page whose request was answered by someone without a reference. */
const send = async () => {
  const view = renderQuote()
  fill()
  await press(submitButton())
  await view.answer(foreign)
  return view
}

describe('an ok answer without a reference', () => {
  it('is success, and the receipt says that a confirmation is missing', async () => {
    const { titles } = await send()
    expect(titles()).toEqual(['Quote request submitted!'])
    expect(valueOf('firstName')).toBe('')
    const receipt = screen.getByRole('status')
    expect(focused()).toBe(receipt)
    expect(receipt.textContent).toContain(title)
    expect(screen.getAllByRole('link', { name: 'cambodia@veritally.example' }).length).toBeGreaterThan(0)
  })

  it('is sent once more by itself, as the same request, and confirmed', async () => {
    const { keys, sendQuote, answer } = await send()
    expect(keys()).toHaveLength(1)
    await wait()
    expect(new Set(keys()).size).toBe(1)
    expect(sendQuote.mock.calls[1]?.slice(0, 3)).toEqual(sendQuote.mock.calls[0]?.slice(0, 3))
    await answer(accepted)
    expect(screen.getByRole('status').textContent).toContain('Your reference is Q-7KX2M9PA')
    expect(screen.queryByText(title)).toBeNull()
    expect(stored()).toEqual([])
    await wait()
    expect(keys()).toHaveLength(2)
  })

  it('is sent again by its button, once at a time, and the receipt takes over the focus', async () => {
    const { keys, answer } = await send()
    await wait()
    expect(button('Sending...').getAttribute('aria-disabled')).toBe('true')
    await press(button('Sending...'))
    expect(keys()).toHaveLength(2)
    await answer(refused)
    expect(screen.getByText(title)).toBeTruthy()
    await press(button('Send again'))
    expect(new Set(keys()).size).toBe(1)
    expect(keys()).toHaveLength(3)
    await answer(accepted)
    expect(focused()).toBe(screen.getByRole('status'))
    expect(screen.getByText('Q-7KX2M9PA')).toBeTruthy()
  })

  it('survives a reload, and is not sent by itself a second time', async () => {
    const first = await send()
    await wait()
    await first.answer(foreign)
    first.unmount()
    const { keys, sendQuote } = renderQuote()
    expect(screen.getByText(title)).toBeTruthy()
    expect(valueOf('firstName')).toBe('')
    await wait()
    expect(keys()).toEqual([])
    await press(button('Send again'))
    expect(keys()).toEqual([first.keys()[0]])
    expect(sendQuote.mock.calls[0]?.[0]).toEqual(first.sendQuote.mock.calls[0]?.[0])
  })

  it('that is reloaded before it was sent once more is sent once more then', async () => {
    const first = await send()
    first.unmount()
    const { keys } = renderQuote()
    await wait()
    expect(keys()).toEqual(first.keys().slice(0, 1))
  })

  it('is forgotten when it is dismissed, and the focus goes on to the form', async () => {
    const { unmount } = await send()
    await press(button('Dismiss'))
    expect(screen.queryByRole('status')).toBeNull()
    expect(focused()).toBe(field('firstName'))
    unmount()
    renderQuote()
    expect(screen.queryByText(title)).toBeNull()
  })

  it('is confirmed by the reference under which the relay keeps it', async () => {
    const { answer } = await send()
    await wait()
    await answer({ kind: 'refused', errors: {}, retryAt: null, keptAs: 'Q-7KX2M9PA', keyTaken: false })
    expect(screen.getByText('Q-7KX2M9PA')).toBeTruthy()
  })

  it('does not stand in the way of another request, which may be unconfirmed too', async () => {
    const { keys, answer } = await send()
    fill()
    await press(submitButton())
    await answer(foreign)
    expect(screen.getAllByText(title)).toHaveLength(2)
    expect(new Set(keys()).size).toBe(2)
    expect(stored()).toHaveLength(2)
  })

  it('is kept with the page open when storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const { sendQuote } = await send()
    await wait()
    expect(sendQuote.mock.calls[1]?.[0]).toMatchObject(answers)
  })

  it('names what was asked for, also after a reload', async () => {
    const list = [{ id: 5, quantity: 2 }]
    const kept = { key: sampleKey, request: sampleQuote, signals, resent: true, machines: list }
    sessionStorage.setItem('unconfirmedQuotes', JSON.stringify([kept]))
    renderQuote()
    await act(() => vi.dynamicImportSettled())
    expect(select('[role=status] li')?.textContent).toBe('2 x MC 280 Mixed-Value Money Counter (No 005)')
  })

  it('that was stored before its list was kept is sent as it is', async () => {
    const message = 'Two.\n\nQuote list:\n2 x MC 280 Mixed-Value Money Counter (No 005)'
    const request = { ...sampleQuote, message }
    sessionStorage.setItem('unconfirmedQuotes', JSON.stringify([{ key: sampleKey, request, signals }]))
    const { sendQuote } = renderQuote()
    expect(screen.getByText(title)).toBeTruthy()
    await wait()
    expect(sendQuote.mock.calls[0]?.slice(0, 3)).toEqual([request, sampleKey, signals])
  })

  it.each(['{', '7', '[7,{"key":"x"}]', '[{"key":"x","request":"sokha"}]'])(
    'that is stored as %s is none',
    (text) => {
      sessionStorage.setItem('unconfirmedQuotes', text)
      renderQuote()
      expect(screen.queryByText(title)).toBeNull()
    },
  )
})
