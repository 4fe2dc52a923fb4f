// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { focused, select } from '../../../support/pages/html.ts'
import {
  accepted,
  button,
  fill,
  networkError,
  problem,
  renderQuote,
  submitButton,
  valueOf,
} from '../../../support/pages/quotePage.ts'
import {
  foreign,
  press,
  send,
  startEachVisit,
  storedIn,
  title,
  wait,
} from '../../../support/pages/unconfirmedPage.ts'
import { sampleKey, sampleQuote } from '../../../support/relay/quoteSamples.ts'

const signals = { honeypotFilled: false, secondsOpen: 60 }
const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute

const stored = () => storedIn(sessionStorage)

startEachVisit()

describe('an ok answer without a reference', () => {
  it('counts as success, and the receipt says that a confirmation is missing', async () => {
    const { titles } = await send()
    expect(titles()).toEqual(['Quote request submitted!'])
    expect(valueOf('firstName')).toBe('')
    const receipt = screen.getByRole('status')
    expect(focused()).toBe(receipt)
    expect(receipt.textContent).toContain(title)
    expect(screen.getAllByRole('link', { name: 'cambodia@veritally.example' }).length).toBeGreaterThan(0)
  })

  it('is sent again by its button, one try at a time, and the receipt takes the focus', async () => {
    const { keys, answer } = await send()
    await wait()
    expect(button('Sending...').getAttribute('aria-disabled')).toBe('true')
    await press(button('Sending...'))
    expect(keys()).toHaveLength(2)
    await answer(networkError)
    expect(screen.getByText(title)).toBeTruthy()
    await press(button('Send again'))
    expect(new Set(keys()).size).toBe(1)
    expect(keys()).toHaveLength(3)
    await answer(accepted)
    expect(focused()).toBe(screen.getByRole('status'))
    expect(screen.getByText('Q-7KX2M9PA')).toBeTruthy()
  })

  it('is sent again at ever longer intervals, until it is confirmed', async () => {
    const { keys, sent, answer } = await send()
    await wait()
    expect(sent[1]).toEqual(sent[0])
    for (const [index, gap] of [30, 60, 120, 240, 480, 960, 1920, 3600, 3600].entries()) {
      await answer(networkError)
      await wait((gap - 1) * second)
      expect(keys()).toHaveLength(index + 2)
      await wait(second)
      expect(keys()).toHaveLength(index + 3)
    }
    expect(new Set(keys()).size).toBe(1)
    await answer(accepted)
    expect(screen.getByRole('status').textContent).toContain('Your reference is Q-7KX2M9PA')
    expect(screen.queryByText(title)).toBeNull()
    expect(stored()).toEqual([])
    await wait(day)
    expect(keys()).toHaveLength(11)
  })

  it.each(['online', 'visibilitychange'])('is sent again at %s, each half minute at most', async (name) => {
    const { keys, answer, services } = await send()
    const comeBack = () => act(() => void services.events.dispatchEvent(new Event(name)))
    await wait()
    for (let failures = 0; failures < 5; failures += 1) {
      await answer(networkError)
      await wait(30 * second * 2 ** failures)
    }
    await answer(networkError)
    await wait(minute)
    const tries = keys().length
    comeBack()
    comeBack()
    await wait(0)
    expect(keys()).toHaveLength(tries + 1)
    await answer(networkError)
    comeBack()
    await wait(29 * second)
    expect(keys()).toHaveLength(tries + 1)
    await wait(second)
    expect(keys()).toHaveLength(tries + 2)
  })

  it('survives a reload, and is sent again half a minute after the last try', async () => {
    const first = await send()
    await wait()
    await first.answer(foreign)
    first.leave()
    const { keys, sent } = renderQuote()
    expect(screen.getByText(title)).toBeTruthy()
    expect(valueOf('firstName')).toBe('')
    await wait()
    expect(keys()).toEqual([])
    await wait(27 * second)
    expect(keys()).toEqual([first.keys()[0]])
    expect(sent[0]?.request).toEqual(first.sent[0]?.request)
  })

  it('is confirmed by the reference under which the relay keeps it', async () => {
    const { answer } = await send()
    await wait()
    await answer(problem(502, { kept: true, reference: 'Q-7KX2M9PA' }))
    expect(screen.getByText('Q-7KX2M9PA')).toBeTruthy()
  })

  it('promises no delivery when the form service refuses it for good', async () => {
    const { answer } = await send()
    await wait()
    await answer(problem(502, { kept: true, reference: 'Q-7KX2M9PA', undeliverable: true }))
    const receipt = screen.getByRole('status').textContent
    expect(receipt).toContain('Your request is waiting for our office')
    expect(receipt).toContain('Q-7KX2M9PA')
    expect(receipt).not.toContain('has been sent')
    expect(stored()).toEqual([])
  })

  it('allows another request, which may be unconfirmed too', async () => {
    const { keys, answer } = await send()
    fill()
    await press(submitButton())
    await answer(foreign)
    expect(screen.getAllByText(title)).toHaveLength(2)
    expect(new Set(keys()).size).toBe(2)
    expect(stored()).toHaveLength(2)
  })

  it('names the products, even after a reload', async () => {
    const list = [{ id: 5, quantity: 2 }]
    const times = { sentAt: Date.now(), lastTryAt: Date.now(), tries: 0 }
    const kept = { key: sampleKey, request: sampleQuote, signals, machines: list, ...times }
    sessionStorage.setItem('unconfirmedQuotes', JSON.stringify({ version: 1, quotes: [kept] }))
    renderQuote()
    await act(() => vi.dynamicImportSettled())
    expect(select('[role=status] li')?.textContent).toBe('2 x MC 280 Mixed-Value Money Counter (No 005)')
  })

  it('from a form with other fields is offered as text, and not sent again by itself', async () => {
    const { position: gone, ...request } = { ...sampleQuote, fax: '023 000 000' }
    const quotes = [{ key: sampleKey, request, signals }]
    sessionStorage.setItem('unconfirmedQuotes', JSON.stringify({ version: 1, quotes }))
    const { keys } = renderQuote()
    await wait(3_600_000)
    expect(keys()).toEqual([])
    await press(button('Put it back into the form'))
    expect([valueOf('email'), valueOf('message')]).toEqual([sampleQuote.email, sampleQuote.message])
    expect([gone, valueOf('position')]).toEqual([sampleQuote.position, ''])
  })
})
