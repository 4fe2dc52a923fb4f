import 'virtual:theme.css'
import './app/theme/global.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { addressParts } from './app/addressParts.ts'
import { App } from './app/App.tsx'
import { replayEarlyEvents } from './app/boot/earlyEvents.ts'
import { browserServices } from './app/browserServices.ts'
import { Layout } from './app/layout/Layout.tsx'
import { pageToShow } from './app/pages.tsx'
import { recoverFromDeploy } from './app/recoverFromDeploy.ts'
import { makeStore } from './app/store.ts'
import { adoptPrerenderedStyles, makeStyleCache } from './app/theme/styleCache.ts'
import { hearCountry, readStoredCountry } from './country/countryListeners.ts'
import { countryRestored } from './country/countrySlice.ts'
import { hearQuoteList, markQuoteList, readStoredList } from './features/quoteList/quoteListListeners.ts'
import { listRestored } from './features/quoteList/quoteListSlice.ts'
import { connectRouter } from './routing/addressToStore.ts'
import { parseProductPath } from './routing/cataloguePath.ts'
import { paths } from './routing/paths.ts'
import { RouterProvider } from './routing/RouterProvider.tsx'
import { makeSiteRouter } from './routing/siteRouter.ts'

/** REPORT_SHARE was set for this build. */
declare const REPORTING: boolean

/** The share of visits that report their speed, 0 to 1. */
declare const VITALS_SHARE: number

/** How long a page stands before the next ones are fetched, in ms. */
const idle = 500

const router = makeSiteRouter(window, (pathname) => pageToShow(pathname))
const services = browserServices(router)
const store = makeStore(services)
const country = readStoredCountry(services.storage)
if (country !== store.getState().country.selected) store.dispatch(countryRestored(country))
hearCountry(store, services.events)
markQuoteList(store, document.documentElement)
const list = readStoredList(services.storage)
if (list.length > 0) store.dispatch(listRestored(list))
hearQuoteList(store, services.events)

const cache = makeStyleCache()
for (const sheet of document.styleSheets) {
  // An extension's stylesheet may refuse to be read.
  if (sheet.href?.startsWith(location.origin)) adoptPrerenderedStyles(cache, sheet.cssRules)
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// Before the first page is ready: a category in the address may not be offered in the visitor's country.
connectRouter(router, store, addressParts)
await router.ready

window.addEventListener('vite:preloadError', () => {
  // Nobody waits for a script that is fetched ahead.
  if (!router.state.pending) return
  const { pathname, search, hash } = router.state.pending
  const tab = {
    storage: () => sessionStorage,
    now: Date.now,
    open: (address: string) => window.location.assign(address),
  }
  recoverFromDeploy(pathname + search + hash, tab)
})

if (REPORTING) {
  import('./app/reportErrors.ts').then(({ reportErrors }) => reportErrors(window)).catch(() => undefined)
}

const onHydrated = () => {
  performance.mark('hydrated')
  const replayed = replayEarlyEvents(window, performance.now())
  setTimeout(() => {
    if (Math.random() < VITALS_SHARE) {
      import('./app/reportVitals.ts')
        .then(({ reportVitals }) => reportVitals(document, replayed))
        .catch(() => undefined)
    }
    import('./app/preloadLinks.ts').then(({ preloadLinks }) => preloadLinks()).catch(() => undefined)
  }, idle)
}

/** The HTML is the same for every visitor, whatever is on the quote list or compared. */
const builtState = { ...store.getState(), quoteList: [], comparison: [], onlyDifferences: false }

const app = (
  <App cache={cache} store={store} builtState={builtState} onHydrated={onHydrated}>
    <RouterProvider router={router}>
      <Layout />
    </RouterProvider>
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
