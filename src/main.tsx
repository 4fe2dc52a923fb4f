import './app/theme/global.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { App } from './app/App.tsx'
import { replayEarlyEvents } from './app/boot/earlyEvents.ts'
import { browserServices } from './app/browserServices.ts'
import { recoverFromDeploy } from './app/recoverFromDeploy.ts'
import { makeRoutes } from './app/routes.tsx'
import { builtState, makeStore } from './app/store.ts'
import { followAddress } from './app/syncAddress.ts'
import { adoptPrerenderedStyles, makeStyleCache } from './app/theme/styleCache.ts'
import { nextTask } from './browser/scheduling.ts'
import { readStoredCountry, subscribeToCountry } from './country/countryListeners.ts'
import { countryRestored } from './country/countrySlice.ts'
import { readStoredUnconfirmed, subscribeToReturns } from './features/quote/receipts/unconfirmedListeners.ts'
import { unconfirmedRestored } from './features/quote/receipts/unconfirmedSlice.ts'
import { readStoredList, subscribeToQuoteList } from './features/quoteList/quoteListListeners.ts'
import { listRestored } from './features/quoteList/quoteListSlice.ts'
import { followKeptRequests } from './features/quoteList/requests/keptRequestsListeners.ts'
import { parseProductPath } from './routing/cataloguePath.ts'
import { paths } from './routing/paths.ts'
import { keepFirstEntry } from './routing/scrollPositions.ts'

/** How long a page stands before the next ones are fetched. */
const idleMs = 500

keepFirstEntry()
// Loading the scripts was one long task. The browser handles input before the router starts.
await nextTask()
const router = createBrowserRouter(makeRoutes())
const services = browserServices(router)
// As at build time: what the HTML cannot know (a search, the quote list) follows after hydration.
const store = makeStore(services, builtState(location.pathname, router.state.location.key))
const country = readStoredCountry(services.storage)
if (country !== store.getState().country.selected) store.dispatch(countryRestored(country))
subscribeToCountry(store, services.events)

const cache = makeStyleCache()
for (const sheet of document.styleSheets) {
  // An extension's stylesheet may refuse to be read.
  if (sheet.href?.startsWith(location.origin)) adoptPrerenderedStyles(cache, sheet.cssRules)
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

window.addEventListener('vite:preloadError', () => {
  const next = router.state.navigation.location
  // Nobody waits for a script that is fetched ahead.
  if (!next) return
  const tab = {
    storage: () => sessionStorage,
    now: Date.now,
    open: (address: string) => window.location.assign(address),
  }
  recoverFromDeploy(next.pathname + next.search + next.hash, tab)
})

if (REPORTING) {
  import('./app/reportErrors.ts').then(({ reportErrors }) => reportErrors(window)).catch(() => undefined)
}

const visitFirstPage = followAddress(router, store)

const restoreVisit = (): void => {
  const list = readStoredList(services.storage)
  if (list.length > 0) store.dispatch(listRestored(list))
  subscribeToQuoteList(store, services.events)
  followKeptRequests(store, services)
  const unconfirmed = readStoredUnconfirmed(services)
  if (unconfirmed.length > 0) store.dispatch(unconfirmedRestored(unconfirmed))
  subscribeToReturns(store, services.events)
  visitFirstPage()
}

const onReady = (): void => {
  performance.mark('hydrated')
  const replayed = replayEarlyEvents(window, performance.now())
  setTimeout(() => {
    if (Math.random() < VITALS_SHARE) {
      import('./app/reportVitals.ts')
        .then(({ reportVitals }) => reportVitals(document, replayed))
        .catch(() => undefined)
    }
    import('./app/preloadLinks.ts').then(({ preloadLinks }) => preloadLinks(router)).catch(() => undefined)
  }, idleMs)
}

/**
 * Waits for the scripts and data of the first page: without them React would not render what the HTML has.
 */
if (!router.state.initialized)
  await new Promise<void>((resolve) => {
    router.subscribe(({ initialized }) => initialized && resolve())
  })

const app = (
  <App cache={cache} store={store} onHydrated={restoreVisit} onReady={onReady}>
    {/* A transition would render a page in slices, and Back would show it later. */}
    <RouterProvider router={router} useTransitions={false} />
  </App>
)

/** On a 404 page these tags belong to another address. */
const replacedByPage =
  'title, link[rel=canonical], meta[name=description], meta[name=robots], meta[property], meta[name^=twitter]'

const { path } = root.dataset
const isUnknownProduct = path === paths.unknownProduct && parseProductPath(location.pathname) !== undefined
/** False on other 404 pages and in development, which have nothing to hydrate. */
const prerendered = isUnknownProduct || path === location.pathname.replace(/(.)\/$/, '$1')
startTransition(() => {
  if (prerendered) {
    hydrateRoot(root, app)
    return
  }
  for (const stale of document.head.querySelectorAll(replacedByPage)) stale.remove()
  createRoot(root).render(app)
})
