import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { App } from '../../src/app/App.tsx'
import { type AppStore, makeStore } from '../../src/app/store.ts'
import { makeStyleCache } from '../../src/app/theme/styleCache.ts'
import { CountryProvider } from '../../src/country/ByCountry.tsx'
import { selectCountry } from '../../src/country/countrySlice.ts'
import { useAppSelector } from '../../src/ui/storeHooks.ts'
import { type FakeServices, fakeServices } from './fakes.ts'

const Country = ({ Page }: { Page: ComponentType }) => (
  <CountryProvider country={useAppSelector(selectCountry)}>
    <Page />
  </CountryProvider>
)

/** A page inside the providers of the app, without header and footer. */
export const pageElement = (Page: ComponentType, store: AppStore) => (
  <App cache={makeStyleCache()} store={store}>
    <MemoryRouter>
      <Country Page={Page} />
    </MemoryRouter>
  </App>
)

/** Renders a route's page as after a navigation in the browser. */
export const renderPage = (
  Page: ComponentType,
  services: FakeServices = fakeServices(),
  store: AppStore = makeStore(services),
) => ({ store, services, ...render(pageElement(Page, store)) })
