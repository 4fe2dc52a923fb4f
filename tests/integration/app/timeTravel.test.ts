// @vitest-environment jsdom
import { isDeepStrictEqual } from 'node:util'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyQuote } from '../../../src/domain/contract/quoteFields.ts'
import { countrySelected } from '../../../src/domain/country/countrySlice.ts'
import { productAdded } from '../../../src/domain/quoteList/quoteListSlice.ts'
import { freeQuoteClicked } from '../../../src/features/home/homeEvents.ts'
import { shareRequested, specRequested } from '../../../src/features/product/productListeners.ts'
import { quoteSubmitted } from '../../../src/features/quote/quoteSlice.ts'
import {
  unconfirmedDismissed,
  unconfirmedRestored,
  visitorReturned,
} from '../../../src/features/quote/receipts/unconfirmedSlice.ts'
import { searchField, typeSearch } from '../../support/pages/cataloguePage.ts'
import { fakeServices } from '../../support/pages/fakes.ts'
import { controlOf, select, selectAll } from '../../support/pages/html.ts'
import { press, renderSite, settle } from '../../support/pages/renderSite.ts'
import { makeTravellingStore } from '../../support/pages/travellingStore.ts'

const signals = { honeypotFilled: false, secondsOpen: 9 }
const added = productAdded({ id: 5, name: 'MC 280' })

const textsOf = (selector: string) => selectAll(selector).map(({ textContent }) => textContent)

describe('a jump in Redux DevTools', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

  it('shows each moment of a visit again, without an event, and the site goes on from the last', async () => {
    const { address, devTools, go, router, services, store } = await renderSite('/products/cash-processing')
    const shown = () => ({
      address: address(),
      title: [document.title, ...textsOf('h1')],
      country: document.documentElement.dataset.country,
      fields: selectAll('main search :is(input, select)').map((field) => String(Reflect.get(field, 'value'))),
      filters: textsOf('[aria-label="Active filters"] button'),
      view: textsOf('main [aria-pressed=true], main [aria-selected=true]'),
      compared: textsOf('.compare-bar li'),
      list: select('header [data-count]')?.dataset.count,
      menus: selectAll('header [aria-expanded=true]').map(({ ariaLabel }) => ariaLabel),
      modal: textsOf('[role=dialog] h2'),
      notices: textsOf('[data-tone]'),
    })
    const rest = async (rounds = 2) => {
      // The part that shows notices is loaded with the first one, and starts timers of its own.
      for (let round = 0; round < rounds; round += 1) {
        await act(() => vi.advanceTimersByTimeAsync(200))
        await settle()
      }
    }
    const byText = (text: string, within = 'main') =>
      controlOf(screen.getByText(text, { selector: `${within} *` }))
    const dispatch = (event: Parameters<typeof store.dispatch>[0]) => () => act(() => store.dispatch(event))
    const steps: (() => unknown)[] = [
      dispatch(countrySelected('Singapore')),
      () => fireEvent.change(screen.getByLabelText('Subcategory'), { target: { value: 'money-counter' } }),
      () => press(screen.getByLabelText(/^UV/)),
      () => press(byText('Table')),
      () => typeSearch('mc'),
      () => press(screen.getAllByLabelText(/^Compare MC 280/)[0] ?? null),
      dispatch(added),
      () => press(screen.getByLabelText('Products menu')),
      () => go('/products/5'),
      () => press(byText('Specifications', '[role=tablist]')),
      () => press(byText('Privacy', 'footer')),
      () => press(byText('I Understand', '[role=dialog]')),
      () => go('/about'),
    ]
    await rest()
    const moments = [{ index: devTools.log().length - 1, screen: shown() }]
    for (const step of steps) {
      await step()
      await rest()
      const screen = shown()
      expect(screen, step.toString()).not.toEqual(moments.at(-1)?.screen)
      moments.push({ index: devTools.log().length - 1, screen })
    }
    const log = devTools.log()
    const { stored, tracked } = services
    const traces = () => structuredClone([[...stored], tracked])
    const before = traces()
    const scrolled = vi.spyOn(window, 'scrollTo')
    const navigations = new Set<string>()
    router.subscribe(({ historyAction, navigation }) => {
      if (navigation.state === 'idle') navigations.add(historyAction)
    })
    for (const { index, screen } of moments.toReversed()) {
      act(() => devTools.jumpTo(index))
      await rest(3)
      // A notice comes and goes by frames of the window, which are late on a busy machine.
      for (let more = 0; more < 9 && !isDeepStrictEqual(shown(), screen); more += 1) await rest(1)
      expect(shown(), `after ${log[index]}`).toEqual(screen)
    }
    expect(navigations).toEqual(new Set(['REPLACE']))
    expect(devTools.log()).toEqual(log)
    expect(traces()).toEqual(before)
    expect(scrolled).not.toHaveBeenCalled()

    act(() => devTools.jumpTo(log.length - 1))
    await rest(3)
    await go('/products/cash-processing')
    typeSearch('usb')
    await rest()
    expect([address(), searchField().value]).toEqual(['/products/cash-processing?q=usb', 'usb'])
    await dispatch(countrySelected('Cambodia'))()
    expect(stored.get('selectedCountry')).toBe('Cambodia')
  })

  const sent = {
    key: 'key',
    request: emptyQuote,
    machines: [],
    signals,
    tries: 0,
    isOnDevice: false,
  } as const

  it.each([
    ['waits', 0],
    ['is too old', 7],
  ])('neither sends nor stores a request without a reference that %s', async (_name, days) => {
    const sendQuote = vi.fn(() => Promise.reject(new Error('no network')))
    const write = vi.fn()
    const item = { read: () => ({}), write, remove: () => undefined }
    const services = fakeServices({ sendQuote, unconfirmedInTab: item, unconfirmedOnDevice: item })
    const { store, devTools } = makeTravellingStore(services)
    const sentAt = Date.now() - days * 24 * 60 * 60_000
    store.dispatch(unconfirmedRestored([{ ...sent, sentAt, lastTryAt: sentAt, status: 'waiting' }]))
    store.dispatch(unconfirmedDismissed('key'))
    const { length } = write.mock.calls
    devTools.jumpTo(1)
    store.dispatch(visitorReturned())
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sendQuote).not.toHaveBeenCalled()
    expect(write).toHaveBeenCalledTimes(length)
  })
})

it.each(['jump', 'import', 'commit', 'skip', 'lock'] as const)('%s has no effect', async (what) => {
  const sendQuote = vi.fn(() => Promise.resolve({ kind: 'accepted' as const, reference: 'Q-TEST' }))
  const services = fakeServices({ sendQuote })
  const told = vi.fn()
  services.events.addEventListener('countryChanged', told)
  const { store, devTools } = makeTravellingStore(services)
  store.dispatch(countrySelected('Singapore'))
  store.dispatch(added)
  store.dispatch(specRequested({ name: 'MC 280', pdf: '/specs/mc-280.pdf' }))
  store.dispatch(shareRequested({ title: 'MC 280', url: 'http://localhost/products/5' }))
  store.dispatch(freeQuoteClicked())
  store.dispatch(quoteSubmitted({ values: emptyQuote, machines: [], signals }))
  const outcomes = ['quote/quoteAccepted', 'product/specSaved', 'product/linkCopied']
  await expect.poll(devTools.log).toEqual(expect.arrayContaining(outcomes))
  const { stored, visited, saved, shared, tracked } = services
  const effects = () => structuredClone([[...stored], visited, saved.length, shared, tracked])
  const before = effects()
  const calls = [told.mock.calls.length, sendQuote.mock.calls.length]
  const last = devTools.log().length - 1
  if (what === 'jump') for (let index = 0; index <= last; index += 1) devTools.jumpTo(index)
  if (what === 'import') devTools.load([countrySelected('Cambodia'), freeQuoteClicked()])
  if (what === 'commit') devTools.commit()
  if (what === 'skip') for (let index = 1; index <= last; index += 1) devTools.toggle(index)
  if (what === 'lock') devTools.lock(true)
  const log = devTools.log()
  await new Promise((resolve) => setTimeout(resolve))
  expect(effects()).toEqual(before)
  expect([told.mock.calls.length, sendQuote.mock.calls.length]).toEqual(calls)
  expect(devTools.log()).toEqual(log)
})
