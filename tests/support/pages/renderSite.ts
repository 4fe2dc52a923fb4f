import { act, fireEvent, render } from '@testing-library/react'
import { createMemoryRouter, createPath } from 'react-router-dom'
import { vi } from 'vitest'
import { makeRoutes } from '../../../src/app/routes.tsx'
import type { Services } from '../../../src/app/services.ts'
import { preloadedStateOf } from '../../../src/app/store.ts'
import { routingServices } from '../../../src/app/syncAddress.ts'
import type { Country } from '../../../src/content/countries.ts'
import { followCountry } from '../../../src/domain/country/countryListeners.ts'
import { countryRestored } from '../../../src/domain/country/countrySlice.ts'
import { fakeServices } from './fakes.ts'
import { inApp, started } from './renderPage.tsx'
import { makeTravellingStore } from './travellingStore.ts'

/** Lets parts that come later arrive: the script of a page, then what that loads. */
export const settle = async (): Promise<void> => {
  for (let round = 0; round < 2; round += 1) await act(() => vi.dynamicImportSettled())
}

/**
 * Focuses and clicks a control, and waits for what that loads. All of it happens in React's `act`, which
 * user-event leaves while it waits: what arrives then is shown up to 300 ms late.
 */
export const press = async (control: HTMLElement | null): Promise<void> => {
  if (!control) throw new Error('nothing to press')
  act(() => control.focus())
  fireEvent.click(control)
  await settle()
}

interface Options extends Partial<Services> {
  /** Of a returning visitor. */
  country?: Country
}

/**
 * The whole site in jsdom at an address, with header, footer, notices and modals. Its router is the store's,
 * as in the browser, so that what is chosen comes into the address, and Back undoes it.
 */
export const renderSite = async (path: string, { country, ...overrides }: Options = {}) => {
  // jsdom has no layout; the window is a wide one.
  window.scrollTo = () => undefined
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList
  const router = createMemoryRouter(makeRoutes(), { initialEntries: [path] })
  await started(router)
  const services = fakeServices({ ...routingServices(router), ...overrides })
  const { pathname } = new URL(path, 'http://localhost')
  const { store, devTools } = makeTravellingStore(services, preloadedStateOf(pathname))
  followCountry(store, services)
  if (country) store.dispatch(countryRestored(country))
  const view = render(inApp(router, store, services))
  await settle()
  return {
    router,
    store,
    services,
    devTools,
    /** The address with its query and hash. */
    address: () => createPath(router.state.location),
    /** To another page, or back and forth in the history. */
    go: async (to: string | number) => {
      await act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)))
      await settle()
    },
    ...view,
  }
}
