import { act, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import { App } from '../../src/app/App.tsx'
import { makeRoutes, pageRoutes } from '../../src/app/routes.tsx'
import { type AppStore, builtState, makeStore } from '../../src/app/store.ts'
import { followAddress } from '../../src/app/syncAddress.ts'
import { makeStyleCache } from '../../src/app/theme/styleCache.ts'
import { CountryProvider } from '../../src/country/ByCountry.tsx'
import { selectCountry } from '../../src/country/countrySlice.ts'
import { useAppSelector } from '../../src/state/hooks.ts'
import { type FakeServices, fakeServices } from './fakes.ts'

type Router = ReturnType<typeof createMemoryRouter>

const Country = () => (
  <CountryProvider country={useAppSelector(selectCountry)}>
    <Outlet />
  </CountryProvider>
)

/** The address of the router is the store's from hydration on, as in main.tsx. */
const inApp = (router: Router, store: AppStore) => (
  <App cache={makeStyleCache()} store={store} onHydrated={followAddress(router, store)}>
    <RouterProvider router={router} useTransitions={false} />
  </App>
)

/** A page inside the providers of the app, without header and footer. */
export const pageElement = (Page: ComponentType, store: AppStore) =>
  inApp(createMemoryRouter([{ Component: Country, children: [{ path: '*', Component: Page }] }]), store)

/** Renders a route's page as after a navigation in the browser. */
export const renderPage = (
  Page: ComponentType,
  services: FakeServices = fakeServices(),
  store: AppStore = makeStore(services),
) => ({ store, services, ...render(pageElement(Page, store)) })

const renderRoutes = async (
  routes: RouteObject[],
  entries: string[],
  services: FakeServices,
  openStore = makeStore,
) => {
  const router = createMemoryRouter(routes, { initialEntries: entries })
  await vi.waitUntil(() => router.state.initialized)
  const store = openStore(services, builtState(router.state.location.pathname))
  const view = render(inApp(router, store))
  // Parts that come later, such as related machines.
  await act(() => vi.dynamicImportSettled())
  return { router, store, services, ...view }
}

/** Renders the page of an address with its loaded data. */
export const renderAddress = (path: string, services: FakeServices = fakeServices()) =>
  renderRoutes([{ Component: Country, children: [pageRoutes()] }], [path], services)

/** The same with header, footer, modals and notices; Back leads to the addresses before the last one. */
export const renderSite = (
  entries: string[],
  services: FakeServices = fakeServices(),
  openStore: typeof makeStore = makeStore,
) => {
  // jsdom has no layout, and asks for no motion.
  window.scrollTo = () => undefined
  window.matchMedia = () => ({ matches: true }) as MediaQueryList
  return renderRoutes(makeRoutes(), entries, services, openStore)
}
