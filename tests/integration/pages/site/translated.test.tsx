// @vitest-environment jsdom
import type { UnknownAction } from '@reduxjs/toolkit'
import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { countrySelected } from '../../../../src/domain/country/countrySlice.ts'
import * as quoteList from '../../../../src/domain/quoteList/quoteListSlice.ts'
import { legalOpened } from '../../../../src/domain/state/modalsSlice.ts'
import * as catalogue from '../../../../src/features/catalogue/catalogueSlice.ts'
import { noticePosted } from '../../../../src/features/notices/noticesSlice.ts'
import * as compare from '../../../../src/parts/compare/comparisonSlice.ts'
import { selectAll } from '../../../support/pages/html.ts'
import { button, enter, fill, problem, renderQuote, submit } from '../../../support/pages/quotePage.ts'
import { press, renderSite } from '../../../support/pages/renderSite.ts'
import { foreign } from '../../../support/pages/unconfirmedPage.ts'
import { translatePage } from '../../../support/translator.ts'

/** An event, the address of a page, a control by the beginning of its name, or what the visitor does besides. */
type Step = UnknownAction | string | (() => void)

const pressNamed = (start: string): void => {
  const name = (element: Element) => element.getAttribute('aria-label') ?? element.textContent
  const controls = selectAll('#main button, #main [role=button], [role=dialog] button')
  fireEvent.click(controls.find((element) => name(element).startsWith(start)) ?? expect.fail(`no ${start}`))
}

const openFiltersOfPhone = () => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList
  pressNamed('Filters')
}
const enterLines = (value: string) => () => {
  fireEvent.change(screen.getByLabelText('Machines, one per line'), { target: { value } })
}
const copyLink = () => {
  pressNamed('Share')
  fireEvent.click(screen.getByRole('menuitem', { name: /^Copy link/ }))
}
const enlarge = () => void fireEvent.click(screen.getByLabelText(/^Enlarge/))

const visits: [path: string, steps: Step[]][] = [
  [
    '/products/cash-processing/money-counter',
    [
      catalogue.figuresChosen({ detection: ['uv'] }),
      catalogue.figuresChosen({ detection: ['uv', 'mg'] }),
      catalogue.roomChosen({ width: 290 }),
      openFiltersOfPhone,
      catalogue.figuresChosen({}),
      'Close',
      catalogue.searchChanged('mc'),
      catalogue.viewChosen('table'),
      catalogue.orderChosen('-speed'),
      compare.productChosen(5),
      compare.productChosen(7),
      quoteList.productAdded({ id: 5, name: 'MC 280' }),
      compare.comparisonCleared(),
      catalogue.filtersCleared(),
    ],
  ],
  [
    '/products/5#specifications',
    [
      'Ultraviolet',
      'Ultraviolet',
      enlarge,
      'Next picture',
      'Close',
      'View in 3D',
      countrySelected('Singapore'),
      noticePosted({ title: 'A notice', description: 'With a text' }),
      noticePosted({ title: 'Another one' }),
      legalOpened('privacy'),
    ],
  ],
  [
    '/get-quote?list=36x40,5x1,18x1',
    [
      'Increase the quantity of BS 4',
      quoteList.productRemoved(5),
      countrySelected('Singapore'),
      'Submit Request',
      () => enter('email', 'no address'),
      'Submit Request',
      copyLink,
      'Add several',
      enterLines('MC 280\n2 x desktop\nno such thing'),
      enterLines('3 x BS\n999 x BS 4\nMC 280'),
      quoteList.listCleared(),
    ],
  ],
]

/** Each round of React's work starts the timers of the next one, as when a toast comes or goes. */
const rounds = 8
const roundMs = 150

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const
  vi.useFakeTimers({ toFake: [...timers, 'requestAnimationFrame', 'cancelAnimationFrame'] })
})
afterEach(() => void vi.useRealTimers())

/** The words of a page after each step. The visit begins at a page with little on it. */
const wordsOf = async (path: string, steps: Step[], isTranslated: boolean): Promise<string[]> => {
  // The draft of the visit before.
  sessionStorage.clear()
  // Gives jsdom a clipboard.
  userEvent.setup()
  const { router, store, unmount } = await renderSite('/contact')
  /** Until nothing has happened by itself for all rounds. */
  const settle = async (): Promise<void> => {
    const before = store.getState()
    for (let round = 0; round < rounds; round += 1)
      await act(async () => {
        // What was never loaded before comes now.
        if (round === 0) await vi.dynamicImportSettled()
        await vi.advanceTimersByTimeAsync(roundMs)
      })
    if (store.getState() !== before) await settle()
  }
  const take = async (step: Step): Promise<void> => {
    if (typeof step === 'function') step()
    else if (typeof step === 'object') act(() => void store.dispatch(step))
    else if (step.startsWith('/')) await act(() => router.navigate(step))
    else pressNamed(step)
    await settle()
  }
  await settle()
  await take(path)
  if (isTranslated) onTestFinished(translatePage())
  const words = [document.body.textContent]
  for (const step of steps) {
    await take(step)
    words.push(document.body.textContent)
  }
  unmount()
  return words
}

it.each(visits)('%s says the same while a browser translates it', async (path, steps) => {
  const words = await wordsOf(path, steps, false)
  const nameOf = (index: number) => `step ${index}, ${JSON.stringify(steps[index])}`
  for (const index of steps.keys())
    expect(words[index + 1], `${nameOf(index)}, changes the page`).not.toBe(words[index])
  const translated = await wordsOf(path, steps, true)
  for (const [index, text] of words.entries())
    expect(translated[index], `after ${nameOf(index - 1)}`).toBe(text)
})

it('the form says what becomes of a request while a browser translates it', async () => {
  vi.useRealTimers()
  onTestFinished(translatePage())
  const { answer } = renderQuote()
  fill()
  await submit()
  expect(button('Submitting...').disabled).toBe(true)
  await answer(problem(429, {}, { 'Retry-After': '42' }))
  expect(screen.getByText(/again in 4[0-2] seconds/)).toBeTruthy()
  await submit()
  await answer(foreign)
  expect(button('Submit Request').disabled).toBe(false)
  await press(button('Keep it on this device until it has arrived'))
  expect(button('Keep it in this tab only')).toBeTruthy()
})
