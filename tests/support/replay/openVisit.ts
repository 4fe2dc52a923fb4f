import type { UnknownAction } from '@reduxjs/toolkit'
import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { renderSite } from '../pages/renderSite.ts'
import { outlineOf } from './outline.ts'

/** Each round of React's work starts the timers of the next one, as when a toast comes or goes. */
const rounds = 8
const roundMs = 150

/** A page with little on it. */
const start = '/contact'

const longestToastMs = 10_000

const screen = () => `${document.title}\n${outlineOf(document.body)}`

/** The whole site in jsdom, with a clock that the visit moves. */
export const openVisit = async () => {
  const { router, services, store, devTools, unmount } = await renderSite(start, {
    sendQuote: () => Promise.reject(new Error('no network')),
  })
  /** Until nothing has happened by itself for all rounds. */
  const settle = async (): Promise<void> => {
    const before = devTools.log().length
    for (let round = 0; round < rounds; round += 1)
      await act(async () => {
        // What was never loaded before comes now.
        if (round === 0) await vi.dynamicImportSettled()
        await vi.advanceTimersByTimeAsync(roundMs)
      })
    if (devTools.log().length !== before) await settle()
  }
  await settle()
  return {
    settle,
    unmount,
    services,
    devTools,
    goTo: async (path: string) => {
      await act(() => router.navigate(path))
      await settle()
    },
    act: async (action: UnknownAction) => {
      act(() => void store.dispatch(action))
      await settle()
    },
    /** Lets the time of every toast pass. */
    rest: async () => {
      await act(() => vi.advanceTimersByTimeAsync(longestToastMs))
      await settle()
    },
    /** Begins a new log. */
    begin: async () => {
      act(() => devTools.reset())
      await settle()
    },
    jumpTo: async (index: number) => {
      act(() => devTools.jumpTo(index))
      await settle()
    },
    screen,
    latest: () => devTools.log().length - 1,
  }
}
