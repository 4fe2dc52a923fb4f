import type { UnknownAction } from '@reduxjs/toolkit'
import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import { App } from '../../../src/app/App.tsx'
import { makeRoutes } from '../../../src/app/routes.tsx'
import { builtState } from '../../../src/app/store.ts'
import { followAddress, routingServices } from '../../../src/app/syncAddress.ts'
import { makeStyleCache } from '../../../src/app/theme/styleCache.ts'
import { fakeServices } from '../fakes.ts'
import { makeTravellingStore } from '../travellingStore.ts'
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
  const router = createMemoryRouter(makeRoutes(), { initialEntries: [start] })
  await vi.waitUntil(() => router.state.initialized)
  const services = fakeServices({
    ...routingServices(router),
    sendQuote: () => Promise.reject(new Error('no network')),
  })
  const { store, devTools } = makeTravellingStore(services, builtState(start))
  render(
    <App cache={makeStyleCache()} store={store} onHydrated={followAddress(router, store)}>
      <RouterProvider router={router} useTransitions={false} />
    </App>,
  )
  /** Until nothing has happened by itself for all rounds. */
  const settle = async (): Promise<void> => {
    const before = devTools.log().length
    for (let round = 0; round < rounds; round += 1)
      await act(async () => {
        // A page's parts come with the first rounds: its route, then what that loads.
        if (round < 3) await vi.dynamicImportSettled()
        await vi.advanceTimersByTimeAsync(roundMs)
      })
    if (devTools.log().length !== before) await settle()
  }
  await settle()
  return {
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
