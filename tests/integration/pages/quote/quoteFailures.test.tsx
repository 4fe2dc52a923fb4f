// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { companies } from '../../../../src/content/countries.ts'
import { listRestored, selectQuoteList } from '../../../../src/domain/quoteList/quoteListSlice.ts'
import { selectQuote } from '../../../../src/features/quote/quoteSlice.ts'
import { focused } from '../../../support/pages/html.ts'
import { listOf } from '../../../support/pages/quoteLists.ts'
import {
  accepted,
  answers,
  draft,
  enter,
  errorOf,
  field,
  fill,
  networkError,
  problem,
  renderQuote,
  submit,
  submitButton,
  submitFilled,
  valueOf,
} from '../../../support/pages/quotePage.ts'

describe('a request that the relay turns down', () => {
  it('shows its messages beside their fields, the first in focus, until they are edited', async () => {
    const { answer, titles } = await submitFilled()
    const errors = { phone: 'Invalid phone number', company: 'Must be text', bcc: 'Unknown field' }
    await answer(problem(422, { errors }))
    expect(titles()).toEqual(['Submission failed'])
    expect(errorOf('phone')).toBe('Invalid phone number')
    expect(errorOf('company')).toBe('Must be text')
    expect(focused()).toBe(field('phone'))
    expect(screen.getByText(/did not accept the marked answers/)).toBeTruthy()
    enter('phone', '12345678')
    expect(errorOf('phone')).toBeNull()
    expect(errorOf('company')).toBe('Must be text')
  })

  it('marks them when the visitor comes back, after an answer on another page', async () => {
    const { answer, visitAnother, comeBack } = await submitFilled()
    visitAnother()
    await answer(problem(422, { errors: { phone: 'Invalid phone number' } }))
    comeBack()
    expect(errorOf('phone')).toBe('Invalid phone number')
    expect(screen.getByText(/did not accept the marked answers/)).toBeTruthy()
  })

  it('names the reference under which it is kept and will be delivered', async () => {
    const { titles } = await submitFilled(problem(502, { kept: true, reference: 'Q-7KX2M9PA' }))
    expect(titles()).toEqual(['Submission failed'])
    expect(screen.getByText(/is kept under the reference Q-7KX2M9PA and will be delivered/)).toBeTruthy()
    expect(screen.getByText(/Pressing Submit Request again does not make a second one/)).toBeTruthy()
    expect(focused()).toBe(screen.getByRole('button', { description: /is kept under the reference/ }))
    expect(valueOf('firstName')).toBe(answers.firstName)
  })

  it('promises no delivery of what the form service refuses for good, and names the office', async () => {
    const { titles } = await submitFilled(
      problem(502, { kept: true, reference: 'Q-7KX2M9PA', undeliverable: true }),
    )
    expect(titles()).toEqual(['Submission failed'])
    const [advice] = screen.getAllByText(/is kept under the reference Q-7KX2M9PA.*Our office has been told/)
    expect(advice?.nextElementSibling?.textContent).toBe(companies.Cambodia.phone)
    expect(screen.queryByText(/will be delivered|need not do anything/)).toBeNull()
    expect(valueOf('firstName')).toBe(answers.firstName)
  })

  it('says after 429 when to try again, counts down, and then says so no more', async () => {
    const { answer, titles } = await submitFilled()
    const now = vi.spyOn(Date, 'now').mockReturnValue(0)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await answer(problem(429, {}, { 'Retry-After': '42' }))
    expect(titles()).toEqual(['Submission failed'])
    expect(valueOf('message')).toBe(answers.message)
    expect(screen.getByText(/Press Submit Request again in 42 seconds, or/)).toBeTruthy()
    now.mockReturnValue(41_500)
    act(() => void vi.advanceTimersByTime(1000))
    expect(screen.getByText(/Press Submit Request again in 1 second, or/)).toBeTruthy()
    now.mockReturnValue(42_000)
    act(() => void vi.advanceTimersByTime(1000))
    expect(screen.getByText(/Your request could not be sent; nothing is lost/)).toBeTruthy()
  })
})

describe('a request that fails', () => {
  it.each([
    ['the network fails', networkError, /so your request may have arrived; nothing is lost/],
    ['a gateway answers', new Response('Bad gateway', { status: 502 }), /so your request may have arrived/],
    ['the answer is 500', problem(500), /Your request could not be sent; nothing is lost/],
  ])('leaves the form as it was and says so when %s', async (_name, outcome, advice) => {
    const { titles } = await submitFilled(outcome)
    expect(valueOf('message')).toBe(answers.message)
    expect(submitButton().disabled).toBe(false)
    expect(screen.queryByRole('status')).toBeNull()
    expect(titles()).toEqual(['Submission failed'])
    expect(screen.getByText(advice)).toBeTruthy()
    expect(draft()).toMatchObject({ values: answers })
  })

  it('is another request, with another key, after an edit', async () => {
    const { answer, keys, store } = await submitFilled(networkError)
    enter('message', 'Three counters, please.')
    expect(selectQuote(store.getState()).status).toBe('idle')
    expect(draft()).toMatchObject({ key: null })
    const another = /so Submit Request sends another request/
    expect(screen.getByRole('button', { description: another })).toBe(submitButton())
    await submit()
    expect(new Set(keys()).size).toBe(2)
    expect(screen.getByText(another)).toBeTruthy()
    await answer(accepted)
    expect(screen.queryByText(another)).toBeNull()
    expect(screen.getByRole('status').textContent).toContain(
      'This is a different request from the one before',
    )
  })
})

describe('a request with a quote list', () => {
  const two = listOf('5x2,36x1')
  const open = async () => {
    const view = renderQuote()
    act(() => void view.store.dispatch(listRestored(two)))
    await act(() => vi.dynamicImportSettled())
    return { ...view, list: () => selectQuoteList(view.store.getState()) }
  }

  it("needs a message of the visitor's own", async () => {
    const { sent, list } = await open()
    fill()
    enter('message', ' ')
    await submit()
    expect(errorOf('message')).toBe('Message is required')
    expect(sent).toEqual([])
    expect(list()).toEqual(two)
  })

  it('loses nothing when it fails, keeps its key over a reload, and gets another key with another list', async () => {
    const advice = () => screen.queryByText(/so your request may have arrived/)
    const first = await open()
    fill()
    await submit()
    await first.answer(networkError)
    expect(advice()).not.toBeNull()
    expect(first.list()).toEqual(two)
    first.leave()

    const { answer, keys, sent, list } = await open()
    expect(valueOf('message')).toBe(answers.message)
    await submit()
    await answer(networkError)
    expect(advice()).not.toBeNull()
    await userEvent.click(screen.getByLabelText('Increase the quantity of MC 280 Mixed-Value Money Counter'))
    expect(advice(), 'it was about another request').toBeNull()
    expect(screen.getByText(/so Submit Request sends another request/)).toBeTruthy()
    await submit()
    await answer(networkError)
    const [same, other] = keys()
    expect(same).toBe(first.keys()[0])
    expect(other).not.toBe(same)
    expect(sent[1]?.request.message).toContain('3 x MC 280 Mixed-Value Money Counter (No 005)')
    expect(list()).toEqual(listOf('5x3,36x1'))
  })
})
