import { act, fireEvent } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'
import { fill, renderQuote, submitButton } from './quotePage.ts'

export const title = 'We have no confirmation yet'

/** What somebody else than the relay answers. */
export const foreign = new Response('<h1>Welcome to the hotel</h1>')

/** The unconfirmed requests in a storage. */
export const storedIn = (storage: Storage): { key: string }[] => {
  const text = storage.getItem('unconfirmedQuotes')
  return text === null ? [] : (JSON.parse(text) as { quotes: { key: string }[] }).quotes
}

/** The clock of each test of the file moves only by `wait`. */
export const startEachVisit = (): void => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  })
}

/** Lets time pass, in ms; 3 s are what the first try waits. */
export const wait = (ms = 3000) => act(() => vi.advanceTimersByTimeAsync(ms))

/** A click by keyboard: the focus is where it is. */
export const press = async (element: HTMLElement) => {
  act(() => element.focus())
  fireEvent.click(element)
  await act(() => Promise.resolve())
}

/** A page whose request was answered by someone without a reference. */
export const send = async () => {
  const view = renderQuote()
  fill()
  await press(submitButton())
  await act(() => vi.dynamicImportSettled())
  await view.answer(foreign)
  return view
}
