import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { App } from '../src/app/App.tsx'
import { useAppSelector } from '../src/app/hooks.ts'
import { makeStore, type AppStore } from '../src/app/store.ts'
import { makeStyleCache } from '../src/app/styleCache.ts'
import { CountryProvider } from '../src/components/ByCountry.tsx'
import { selectCountry } from '../src/features/country/countrySlice.ts'
import { fakeServices, type FakeServices } from './fakes.ts'

const Country = ({ Page }: { Page: ComponentType }) => (
  <CountryProvider country={useAppSelector(selectCountry)}>
    <Page />
  </CountryProvider>
)

/** A page in what every page stands in, but for header and footer. */
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
