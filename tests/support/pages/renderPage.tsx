import { act, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import { App } from '../../../src/app/App.tsx'
import { pageRoutes } from '../../../src/app/routes.tsx'
import type { Services } from '../../../src/app/services.ts'
import { type AppStore, makeStore, preloadedStateOf } from '../../../src/app/store.ts'
import { followAddress } from '../../../src/app/syncAddress.ts'
import { makeStyleCache } from '../../../src/app/theme/styleCache.ts'
import { CountryAttribute } from '../../../src/parts/country/ByCountry.tsx'
import { type FakeServices, fakeServices } from './fakes.ts'

type Router = ReturnType<typeof createMemoryRouter>

const Country = () => (
  <>
    <CountryAttribute />
    <Outlet />
  </>
)

/** One for all pages of a test file, so that each style stands in the document once. */
const styles = makeStyleCache()

/** The address of the router is the store's from hydration on, as in main.tsx. */
export const inApp = (router: Router, store: AppStore, services: Services) => (
  <App cache={styles} store={store} drafts={services} onHydrated={followAddress(router, store)}>
    <RouterProvider router={router} useTransitions={false} />
  </App>
)

/** A page inside the providers of the app, without header and footer. */
export const pageElement = (
  Page: ComponentType,
  services: Services = fakeServices(),
  store: AppStore = makeStore(services),
) =>
  inApp(
    createMemoryRouter([{ Component: Country, children: [{ path: '*', Component: Page }] }]),
    store,
    services,
  )

/** Renders a route's page as after a navigation in the browser. */
export const renderPage = (
  Page: ComponentType,
  services: FakeServices = fakeServices(),
  store: AppStore = makeStore(services),
) => ({ store, services, ...render(pageElement(Page, services, store)) })

/** Resolves as soon as the router has the page of its first address. */
export const started = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    const look = ({ initialized }: Router['state']) => {
      if (!initialized) return
      stop()
      resolve()
    }
    const stop = router.subscribe(look)
    look(router.state)
  })

/** Renders the page of an address with its loaded data. */
export const renderAddress = async (path: string, services: FakeServices = fakeServices()) => {
  const router = createMemoryRouter([{ Component: Country, children: [pageRoutes()] }], {
    initialEntries: [path],
  })
  await started(router)
  const store = makeStore(services, preloadedStateOf(new URL(path, 'http://localhost').pathname))
  const view = render(inApp(router, store, services))
  // Parts that come later, such as related products.
  await act(() => vi.dynamicImportSettled())
  return { router, store, services, ...view }
}
