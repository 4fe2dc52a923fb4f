// @vitest-environment jsdom
import { clearAllListeners } from '@reduxjs/toolkit'
import { act, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { Component as QuoteRoute } from '../../../../src/app/routes/quote.tsx'
import { makeSendQuote } from '../../../../src/features/quote/quoteApi.ts'
import { fakeServices } from '../../../support/pages/fakes.ts'
import { answers, fill, submit, valueOf } from '../../../support/pages/quotePage.ts'
import { renderPage } from '../../../support/pages/renderPage.tsx'
import { site, useQuoteHarness } from '../../../support/relay/quoteHarness.ts'
import { asDelivered } from '../../../support/relay/quoteSamples.ts'

const { relay, startProcess } = useQuoteHarness()

/** The quote page and the relay's handler in one process: what one says, the other must understand. */
const renderWithRelay = () => {
  const { handle } = startProcess()
  const network = { losesAnswers: false }
  const sendQuote = makeSendQuote(async (address, _limitMs, init) => {
    const answer = await handle(new Request(site + address, init))
    if (network.losesAnswers) throw new TypeError('fetch failed')
    return answer
  })
  const open = () => {
    const services = fakeServices({ sendQuote })
    const { store, unmount } = renderPage(QuoteRoute, services)
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
  return { network, reload }
}

/** In React's `act`, since parts of the page may load while the table is asked. */
const rowsOf = () => act(() => relay().rows())

/** The one reference that the page shows is that of the one request in the table. */
const expectOne = async () => {
  const { textContent: reference } = await screen.findByText(/^Q-/, { selector: 'strong' })
  // What the receipt offers is loaded now.
  await act(() => vi.dynamicImportSettled())
  expect(await rowsOf()).toMatchObject([{ reference, state: 'delivered' }])
  expect(relay().given).toHaveLength(1)
  return reference
}

it('a request that the form service refuses is kept, and delivered once by the next press', async () => {
  renderWithRelay()
  relay().answerWith(503)
  await submit()
  await screen.findByText(/^Your request is kept under the reference Q-[A-Z2-9]{8} and will be delivered/)
  expect(await rowsOf()).toMatchObject([{ state: 'waiting' }])
  expect(valueOf('message')).toBe(answers.message)
  relay().answerWith(200)
  await submit()
  const reference = await expectOne()
  expect(relay().lastBody()).toMatchObject(asDelivered(answers, reference))
})

it('a request whose answer is lost is not doubled by the next press, even over a reload', async () => {
  const { network, reload } = renderWithRelay()
  network.losesAnswers = true
  await submit()
  await screen.findByText(/so your request may have arrived/)
  expect(relay().given).toHaveLength(1)
  network.losesAnswers = false
  reload()
  expect(valueOf('message')).toBe(answers.message)
  await submit()
  await expectOne()
})
