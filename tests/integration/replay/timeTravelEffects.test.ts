// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyQuote } from '../../../src/domain/contract/quoteFields.ts'
import { countrySelected } from '../../../src/domain/country/countrySlice.ts'
import { machineAdded } from '../../../src/domain/quoteList/quoteListSlice.ts'
import { freeQuoteClicked } from '../../../src/features/home/homeEvents.ts'
import { shareRequested, specRequested } from '../../../src/features/product/productListeners.ts'
import { quoteSubmitted } from '../../../src/features/quote/quoteSlice.ts'
import {
  unconfirmedDismissed,
  unconfirmedRestored,
  visitorReturned,
} from '../../../src/features/quote/receipts/unconfirmedSlice.ts'
import { fakeServices } from '../../support/pages/fakes.ts'
import { makeTravellingStore } from '../../support/pages/travellingStore.ts'

const start = async () => {
  const sendQuote = vi.fn(() => Promise.resolve({ kind: 'accepted' as const, reference: 'Q-TEST' }))
  const services = fakeServices({ sendQuote })
  const told: string[] = []
  services.events.addEventListener('countryChanged', () => told.push('countryChanged'))
  const { store, devTools } = makeTravellingStore(services)
  store.dispatch(countrySelected('Singapore'))
  store.dispatch(machineAdded({ id: 5, name: 'MC 280' }))
  store.dispatch(specRequested({ name: 'MC 280', pdf: '/specs/mc-280.pdf' }))
  store.dispatch(shareRequested({ title: 'MC 280', url: 'http://localhost/products/5' }))
  store.dispatch(freeQuoteClicked())
  const signals = { honeypotFilled: false, secondsOpen: 9 }
  store.dispatch(quoteSubmitted({ values: emptyQuote, machines: [], signals }))
  await expect
    .poll(devTools.log)
    .toEqual(expect.arrayContaining(['quote/quoteAccepted', 'product/specDelivered', 'product/linkCopied']))
  const { stored, visited, saved, shared, tracked } = services
  const effects = () => structuredClone([[...stored], visited, saved.length, shared, tracked, told])
  return { devTools, effects, sendQuote }
}

const action = (type: string) => ({ type })

it.each(['jump', 'import', 'commit', 'skip', 'lock'] as const)('%s has no effect', async (what) => {
  const { devTools, effects, sendQuote } = await start()
  const before = effects()
  const last = devTools.log().length - 1
  if (what === 'jump') for (let index = 0; index <= last; index += 1) devTools.jumpTo(index)
  if (what === 'import') devTools.load([countrySelected('Cambodia'), action('home/freeQuoteClicked')])
  if (what === 'commit') devTools.commit()
  if (what === 'skip') for (let index = 1; index <= last; index += 1) devTools.toggle(index)
  if (what === 'lock') devTools.lock(true)
  const log = devTools.log()
  await new Promise((resolve) => setTimeout(resolve))
  expect(effects()).toEqual(before)
  expect(sendQuote).toHaveBeenCalledOnce()
  expect(devTools.log()).toEqual(log)
})

describe('a request without a reference', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const sent = {
    key: 'key',
    request: emptyQuote,
    machines: [],
    signals: { honeypotFilled: false, secondsOpen: 9 },
  }

  it.each([
    ['is waiting', 0],
    ['is too old', 7],
  ])('is neither sent nor stored again while DevTools show a state in which it %s', async (_name, days) => {
    const sendQuote = vi.fn(() => Promise.reject(new Error('no network')))
    const writes: unknown[] = []
    const item = {
      read: () => undefined,
      write: (value: unknown) => void writes.push(value),
      remove: () => undefined,
    }
    const services = fakeServices({ sendQuote, unconfirmedInTab: item, unconfirmedOnDevice: item })
    const { store, devTools } = makeTravellingStore(services)
    const sentAt = Date.now() - days * 24 * 60 * 60_000
    const waiting = {
      ...sent,
      sentAt,
      tries: 0,
      lastTryAt: sentAt,
      isOnDevice: false,
      status: 'waiting',
    } as const
    store.dispatch(unconfirmedRestored([waiting]))
    store.dispatch(unconfirmedDismissed('key'))
    const written = writes.length
    devTools.jumpTo(1)
    const log = devTools.log()
    store.dispatch(visitorReturned())
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sendQuote).not.toHaveBeenCalled()
    expect(writes).toHaveLength(written)
    expect(devTools.log().length).toBeLessThan(log.length + 3)
  })
})
