// @vitest-environment jsdom
import { clearAllListeners } from '@reduxjs/toolkit'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { restoreDraft } from '../../../../src/app/boot/restoreVisit.ts'
import { Component as QuoteRoute } from '../../../../src/app/routes/quote.tsx'
import { makeSendQuote } from '../../../../src/features/quote/quoteApi.ts'
import { fakeServices } from '../../../support/pages/fakes.ts'
import { answers, fill, submit, submitButton, valueOf } from '../../../support/pages/quotePage.ts'
import { renderPage } from '../../../support/pages/renderPage.tsx'
import { makeRequest, site, startQuoteHarness } from '../../../support/relay/quoteHarness.ts'

const ip = '203.0.113.7'

/** The quote page and the relay's handler in one process: what one says, the other must understand. */
const renderWithRelay = async () => {
  const harness = await startQuoteHarness({ inMemory: true })
  const handler = harness.makeHandler()
  const network = { losesAnswers: false }
  const sendQuote = makeSendQuote(async (address, init) => {
    // A Request of Node does not take a signal of jsdom.
    const answer = await handler(new Request(site + address, { ...init, signal: null }), { ip })
    if (network.losesAnswers) throw new TypeError('fetch failed')
    return answer
  })
  const open = () => {
    const services = fakeServices({ sendQuote })
    const { store, unmount } = renderPage(QuoteRoute, services)
    restoreDraft(store, services)
    onTestFinished(() => {
      store.dispatch(clearAllListeners())
    })
    return unmount
  }
  const unmount = open()
  fill()
  const reload = () => {
    unmount()
    act(() => void open())
  }
  return { ...harness, handler, network, reload }
}

beforeEach(() => sessionStorage.clear())
afterEach(() => localStorage.clear())

it('a request is taken, and its reference is that of the journal', async () => {
  const { inbox, entry } = await renderWithRelay()
  await submit()
  const reference = await screen.findByText(/^Q-/, { selector: 'strong' })
  const [arrived, ...others] = await inbox()
  expect(others).toEqual([])
  expect(arrived?.fields).toMatchObject(answers)
  expect(entry(arrived?.key)?.reference).toBe(reference.textContent)
})

it('two presses make one request', async () => {
  const { inbox } = await renderWithRelay()
  await userEvent.dblClick(submitButton())
  await screen.findByText(/^Q-/, { selector: 'strong' })
  expect(await inbox()).toHaveLength(1)
})

it.each(['refuse', 'drop'] as const)(
  'a request at which the form service will %s is kept, and delivered once by the next press',
  async (fault) => {
    const { setFault, paths, inbox, entry } = await renderWithRelay()
    await setFault(fault)
    await submit()
    await screen.findByText(/^Your request is kept under the reference Q-[A-Z2-9]{8} and will be delivered/)
    expect(paths().filter((path) => path.startsWith('requests/'))).toHaveLength(1)
    expect(valueOf('message')).toBe(answers.message)
    expect(await inbox()).toEqual([])
    await setFault('none')
    await submit()
    const reference = await screen.findByText(/^Q-/, { selector: 'strong' })
    const [arrived, ...others] = await inbox()
    expect(others).toEqual([])
    expect(entry(arrived?.key)?.reference).toBe(reference.textContent)
  },
)

it('a request whose answer is lost is not doubled by the next press, even over a reload', async () => {
  const { network, reload, inbox } = await renderWithRelay()
  network.losesAnswers = true
  await submit()
  await screen.findByText(/could not be sent/)
  expect(await inbox()).toHaveLength(1)
  network.losesAnswers = false
  reload()
  expect(valueOf('message')).toBe(answers.message)
  await submit()
  await screen.findByText(/^Q-/, { selector: 'strong' })
  expect(await inbox()).toHaveLength(1)
})

it('after too many requests of one address the page says when to try again', async () => {
  const { handler } = await renderWithRelay()
  for (let count = 0; count < 20; count += 1)
    await handler(makeRequest({ headers: { 'Idempotency-Key': crypto.randomUUID() } }), { ip })
  await submit()
  await screen.findByText(/Press Submit Request again in 60 seconds, or/)
  expect(valueOf('message')).toBe(answers.message)
})
