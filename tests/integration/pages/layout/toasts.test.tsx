// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { NoticeOutlet } from '../../../../src/app/layout/NoticeOutlet.tsx'
import { type AppStore, makeStore } from '../../../../src/app/store.ts'
import { noticePosted, selectNotices } from '../../../../src/features/notices/noticesSlice.ts'
import { fakeServices } from '../../../support/pages/fakes.ts'
import { focused, selectAll } from '../../../support/pages/html.ts'
import { renderPage } from '../../../support/pages/renderPage.tsx'
import { makeTravellingStore } from '../../../support/pages/travellingStore.ts'

/** A toast may be older than its first sight by this much, in ms. */
const step = 10

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const toasts = () => selectAll('[data-tone]')

/** Lets time pass in steps until that many toasts are on the screen. */
const waitForCount = async (count: number) => {
  for (let waited = 0; toasts().length !== count && waited < 2000; waited += step) await pass(step)
  expect(toasts()).toHaveLength(count)
}

/** The first toast of a page, as it comes. */
const show = async (given?: AppStore) => {
  const { store } = renderPage(NoticeOutlet, undefined, given)
  const post = (title: string) => act(() => void store.dispatch(noticePosted({ title, tone: 'destructive' })))
  post('The first')
  await act(() => vi.dynamicImportSettled())
  await waitForCount(1)
  return { store, post, waiting: () => selectNotices(store.getState()).map(({ title }) => title) }
}

beforeEach(() => void vi.useFakeTimers())

/** Into the document, beside what is rendered, until the test has ended. */
const append = (element: HTMLElement): void => {
  document.body.append(element)
  onTestFinished(() => element.remove())
}

it('a toast is in the page before its text, so that a screen reader says the text once', async () => {
  await show()
  const visibility = () => getComputedStyle(screen.getByText('The first')).visibility
  const alert = screen.getByRole('alert')
  expect(alert.matches('.no-print.on-ink'), 'with the focus ring of a dark ground').toBe(true)
  expect(visibility()).toBe('hidden')
  await pass(100)
  expect(visibility()).toBe('visible')
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

it('a toast waits while it has the focus or the mouse, and then for the time left', async () => {
  const { waiting } = await show()
  const [toast = document.body] = toasts()
  const dismiss = screen.getByLabelText('Dismiss')
  const point = () => fireEvent.pointerEnter(toast)
  const leave = () => fireEvent.pointerLeave(toast)
  await pass(3000)
  act(() => dismiss.focus())
  await pass(10_000)
  point()
  leave()
  await pass(10_000)
  expect(waiting(), 'though the mouse has left it').toHaveLength(1)
  point()
  act(() => dismiss.blur())
  await pass(10_000)
  expect(waiting(), 'though the focus has left it').toHaveLength(1)
  leave()
  await pass(2000 - 2 * step)
  expect(waiting()).toHaveLength(1)
  await pass(2 * step)
  expect(waiting()).toEqual([])
  await waitForCount(0)
})

it('a toast follows a jump in Redux DevTools, and is announced once', async () => {
  const { store, devTools } = makeTravellingStore(fakeServices())
  const { post } = await show(store)
  const posted = devTools.log().length - 1
  expect(toasts()[0]?.ariaLive).toBeNull()
  for (let times = 0; times < 2; times += 1) {
    act(() => devTools.jumpTo(posted - 1))
    await waitForCount(0)
    act(() => devTools.jumpTo(posted))
    await waitForCount(1)
    expect(toasts()[0]?.ariaLive).toBe('off')
  }
  post('The second')
  for (let waited = 0; !screen.queryByText('The second') && waited < 2000; waited += step) await pass(step)
  await waitForCount(1)
  expect(toasts()[0]?.ariaLive).toBeNull()
})

it('one is visible at a time, and a new one takes its place', async () => {
  const { post, waiting } = await show()
  const counts: number[] = []
  const counter = new MutationObserver(() => void counts.push(toasts().length))
  counter.observe(document.body, { childList: true, subtree: true })
  const [first] = toasts()
  await pass(4000)
  post('The second')
  for (let waited = 0; first?.isConnected && waited < 2000; waited += step) await pass(step)
  await waitForCount(1)
  expect(toasts()[0]?.textContent).toContain('The second')
  await pass(4000)
  expect(waiting().at(-1)).toBe('The second')
  expect(toasts()).toHaveLength(1)
  expect(Math.max(...counts)).toBe(1)
  counter.disconnect()
})

it.each([
  ['of a jump in Redux DevTools leaves the focus where it is', false],
  ['of an event takes a visible focus to its button', true],
])('a toast %s', async (_name, isEvent) => {
  const action = { label: 'Undo', event: { type: 'undone' } }
  const event = noticePosted({ title: 'Removed', action })
  const services = fakeServices()
  const store = makeStore(services, isEvent ? {} : { notices: [event.payload] })
  renderPage(NoticeOutlet, services, store)
  const field = document.createElement('input')
  append(field)
  act(() => field.focus())
  if (isEvent) act(() => void store.dispatch(event))
  await pass(step * 4)
  await act(() => vi.dynamicImportSettled())
  await waitForCount(1)
  expect(focused()?.textContent).toBe(isEvent ? 'Undo' : '')
})
