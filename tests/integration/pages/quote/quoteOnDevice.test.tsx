// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { focused } from '../../../support/pages/html.ts'
import { accepted, button, field, networkError, renderQuote } from '../../../support/pages/quotePage.ts'
import { press, send, startEachVisit, storedIn, title, wait } from '../../../support/pages/unconfirmedPage.ts'
import { sampleKey, sampleQuote } from '../../../support/relay/quoteSamples.ts'

const signals = { honeypotFilled: false, secondsOpen: 60 }
const day = 24 * 60 * 60_000

startEachVisit()

describe('an unconfirmed request that the visitor keeps on the device', () => {
  const keep = () => press(button('Keep it on this device until it has arrived'))

  it('is sent again at the next visit, until it is confirmed', async () => {
    const first = await send()
    expect(storedIn(localStorage)).toEqual([])
    await keep()
    const kept = /stays on this device .* for 6 days at most/
    expect(screen.getByText(kept)).toBeTruthy()
    expect(focused()).toBe(button('Keep it in this tab only'))
    expect(storedIn(sessionStorage)).toEqual([])
    await wait()
    first.leave()
    sessionStorage.clear()

    vi.setSystemTime(Date.now() + day)
    const { keys, answer } = renderQuote()
    expect(screen.getByText(title)).toBeTruthy()
    expect(screen.getByText(kept)).toBeTruthy()
    await wait(0)
    expect(keys()).toEqual([first.keys()[0]])
    await answer(accepted)
    expect(screen.getByText('Q-7KX2M9PA')).toBeTruthy()
    expect(localStorage.getItem('unconfirmedQuotes')).toBeNull()
  })

  it('leaves the device as soon as the visitor says so, or dismisses it', async () => {
    await send()
    await keep()
    await press(button('Keep it in this tab only'))
    expect(localStorage.getItem('unconfirmedQuotes')).toBeNull()
    expect(storedIn(sessionStorage)).toHaveLength(1)
    await keep()
    await press(button('Dismiss'))
    expect(screen.queryByText(title)).toBeNull()
    expect(focused()).toBe(field('firstName'))
    expect(localStorage.getItem('unconfirmedQuotes')).toBeNull()
    expect(storedIn(sessionStorage)).toEqual([])
  })

  it('stays in the tab, and the page says so, when the storage of the device is full', async () => {
    await send()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, text) {
      if (this === localStorage) throw new DOMException('full', 'QuotaExceededError')
      Object.assign(this, { [name]: text })
    })
    await keep()
    expect(screen.getByText(/^It stays in this tab/)).toBeTruthy()
    expect(storedIn(sessionStorage)).toHaveLength(1)
  })

  it('removes nothing that another tab has stored', async () => {
    const other = { key: sampleKey, request: sampleQuote }
    await send()
    localStorage.setItem('unconfirmedQuotes', JSON.stringify({ version: 1, quotes: [other] }))
    await keep()
    expect(storedIn(localStorage).map(({ key }) => key)).toEqual([sampleKey, expect.any(String)])
  })

  it('is one request even when both tab and device have it, as after duplicating a tab', async () => {
    const times = { sentAt: Date.now(), lastTryAt: Date.now(), tries: 0 }
    const kept = { key: sampleKey, request: sampleQuote, signals, machines: [], ...times }
    for (const storage of [sessionStorage, localStorage])
      storage.setItem('unconfirmedQuotes', JSON.stringify({ version: 1, quotes: [kept] }))
    const { keys, answer } = renderQuote()
    expect(screen.getAllByText(title)).toHaveLength(1)
    await wait()
    expect(keys()).toEqual([sampleKey])
    await answer(accepted)
    expect(screen.queryByText(title)).toBeNull()
    expect(localStorage.getItem('unconfirmedQuotes')).toBeNull()
    expect(storedIn(sessionStorage)).toEqual([])
  })

  it('does not return to the device when another tab has removed it', async () => {
    const { keys, answer } = await send()
    await keep()
    localStorage.removeItem('unconfirmedQuotes')
    await wait()
    await answer(networkError)
    expect(keys()).toHaveLength(2)
    expect(localStorage.getItem('unconfirmedQuotes')).toBeNull()
    expect(storedIn(sessionStorage)).toHaveLength(1)
    expect(screen.getByText(/^It stays in this tab/)).toBeTruthy()
  })
})
