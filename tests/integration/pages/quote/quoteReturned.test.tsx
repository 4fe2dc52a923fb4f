// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { emptyQuote } from '../../../../src/domain/contract/quoteFields.ts'
import { focused } from '../../../support/pages/html.ts'
import {
  accepted,
  answers,
  button,
  draft,
  enter,
  field,
  fill,
  problem,
  renderQuote,
  submitButton,
  valueOf,
} from '../../../support/pages/quotePage.ts'
import { press, send, startEachVisit, storedIn, title, wait } from '../../../support/pages/unconfirmedPage.ts'
import { sampleKey, sampleQuote } from '../../../support/relay/quoteSamples.ts'

const refused = problem(422, { errors: { country: 'Not one of the choices' } })
const refusedTitle = 'Your request could not be confirmed'
const back = 'Put it back into the form'
const second = 1000

startEachVisit()

/** A page whose unconfirmed request was sent again and refused. */
const sendRefused = async () => {
  const view = await send()
  await wait()
  await view.answer(refused)
  return view
}

describe('an unconfirmed request of which the relay refuses a field', () => {
  it('says so, and can be put back into the form as another request', async () => {
    const { keys, sent, answer } = await sendRefused()
    const receipt = screen.getByRole('status')
    expect(receipt.textContent).toContain(refusedTitle)
    expect(receipt.textContent).not.toContain(title)
    await wait(3600 * second)
    expect(keys()).toHaveLength(2)
    await press(button(back))
    expect(screen.queryByText(refusedTitle)).toBeNull()
    expect(focused()).toBe(field('firstName'))
    expect(draft()).toMatchObject({ values: { ...emptyQuote, ...answers }, key: null })
    expect(storedIn(sessionStorage)).toEqual([])
    await press(submitButton())
    await act(() => vi.dynamicImportSettled())
    await answer(accepted)
    expect(sent[2]?.request).toEqual(sent[0]?.request)
    expect(keys()[2]).not.toBe(keys()[0])
    expect(screen.getByRole('status').textContent).toContain('Q-7KX2M9PA')
  })

  it('is put back with its choices and list, and with the default for a choice that no longer exists', async () => {
    const message = 'Two.\n\nQuote list:\n2 x MC 280 Mixed-Value Money Counter (No 005)'
    const request = { ...sampleQuote, country: 'Laos', businessType: 'Banking/Financial', message }
    const gone = { ...request, serviceType: 'Leasing' }
    const quotes = [{ key: sampleKey, request: gone }]
    sessionStorage.setItem('unconfirmedQuotes', JSON.stringify({ version: 1, quotes }))
    renderQuote()
    await press(button(back))
    expect(draft()).toMatchObject({
      values: { ...request, country: 'laos', businessType: 'banking', serviceType: 'sales' },
    })
  })

  it('replaces nothing that is in the form', async () => {
    await sendRefused()
    enter('firstName', 'Dara')
    expect(screen.queryByText(back)).toBeNull()
    expect(screen.getByRole('status').textContent).toContain('when the form is empty')
    enter('firstName', '')
    await press(button(back))
    expect(valueOf('firstName')).toBe('Sokha')
  })

  it('is still there after a reload, and is tried once more then', async () => {
    const before = await sendRefused()
    before.leave()
    const { keys, answer } = renderQuote()
    await wait(30 * second)
    expect(keys()).toEqual(before.keys().slice(0, 1))
    await answer(refused)
    expect(screen.getByText(refusedTitle)).toBeTruthy()
  })
})

describe('an unconfirmed request that is given up after six days', () => {
  const expiredTitle = 'Your request was never confirmed'
  const expire = async () => {
    const view = await send()
    vi.setSystemTime(Date.now() + 6 * 24 * 3600 * second)
    await wait()
    return view
  }

  it('says so, even after a reload, and can be put back into the form as another request', async () => {
    const first = await expire()
    expect(screen.getByRole('status').textContent).toContain('No confirmation came for 6 days')
    first.leave()
    const { keys } = renderQuote()
    expect(screen.getByText(expiredTitle)).toBeTruthy()
    await wait(3600 * second)
    expect(keys()).toEqual([])
    await press(button(back))
    expect(screen.queryByText(expiredTitle)).toBeNull()
    expect(storedIn(sessionStorage)).toEqual([])
    expect(draft()).toMatchObject({ values: { ...emptyQuote, ...answers }, key: null })
  })

  it('stays while another request is sent, until it is dismissed', async () => {
    const { answer } = await expire()
    fill()
    await press(submitButton())
    await act(() => vi.dynamicImportSettled())
    await answer(accepted)
    expect(screen.getByText(expiredTitle)).toBeTruthy()
    await press(button('Dismiss'))
    expect(screen.queryByText(expiredTitle)).toBeNull()
    expect(storedIn(sessionStorage)).toEqual([])
  })
})
