import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { App } from './app/App.tsx'
import { browserServices } from './app/browserServices.ts'
import './app/global.css'
import { connectRouter, makeRouter, routerReady } from './app/router.ts'
import { makeStore } from './app/store.ts'
import { adoptPrerenderedStyles, makeStyleCache } from './app/styleCache.ts'
import { hearCountry, readStoredCountry } from './features/country/countryListeners.ts'
import { countryRestored } from './features/country/countrySlice.ts'

const router = makeRouter()
const services = browserServices(router)
const store = makeStore(services)
const country = readStoredCountry(services.storage)
if (country !== store.getState().country.selected) store.dispatch(countryRestored(country))
hearCountry(store, services.events)

const cache = makeStyleCache()
adoptPrerenderedStyles(cache, document)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// First, since the visited filter may send the visitor on: Cambodia has no coin sorters.
connectRouter(router, store)
await routerReady(router)

const app = (
  <App cache={cache} store={store}>
    <RouterProvider router={router} />
  </App>
)

/** What a page says of itself in the head, and a 404 page for another address said before it. */
const replacedByPage =
  'title, link[rel=canonical], meta[name=description], meta[name=robots], meta[property], meta[name^=twitter]'

/** The page was rendered for another address (a 404 page) or not at all (development): nothing to hydrate. */
const prerendered = root.dataset.path === location.pathname.replace(/(.)\/$/, '$1')
startTransition(() => {
  if (prerendered) {
    hydrateRoot(root, app)
    return
  }
  for (const stale of document.head.querySelectorAll(replacedByPage)) stale.remove()
  createRoot(root).render(app)
})
