import './app/theme/global.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { App } from './app/App.tsx'
import { replayEarlyEvents } from './app/boot/earlyEvents.ts'
import { restoreCountry, restoreVisit } from './app/boot/restoreVisit.ts'
import { browserServices } from './app/browserServices.ts'
import { subscribeToFailedImports } from './app/recoverFromDeploy.ts'
import { lazyPage, makeRoutes } from './app/routes.tsx'
import { builtState, makeStore } from './app/store.ts'
import { followAddress } from './app/syncAddress.ts'
import { makePageStyleCache } from './app/theme/styleCache.ts'
import { parseProductPath } from './domain/routing/cataloguePath.ts'
import { paths } from './domain/routing/paths.ts'
import { keepFirstEntry } from './domain/routing/scrollPositions.ts'
import { nextTask } from './ui/browser/scheduling.ts'

/** How long a page stands before the next ones are fetched. */
const idleMs = 500

keepFirstEntry()
// Evaluating the scripts took a task. In a new one the browser handles the input that has waited meanwhile.
await nextTask()
const router = createBrowserRouter(makeRoutes())
subscribeToFailedImports(router)
const services = browserServices(router)
// As at build time: what the HTML cannot know (a search, the quote list) follows after hydration.
const store = makeStore(services, builtState(location.pathname, router.state.location.key))
restoreCountry(store, services)
const visitFirstPage = followAddress(router, store)

if (REPORTING) {
  import('./app/reportErrors.ts').then(({ reportErrors }) => reportErrors(window)).catch(() => undefined)
}

const onHydrated = (): void => {
  restoreVisit(store, services)
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
    import('./app/preloadLinks.ts').then(({ preloadLinks }) => preloadLinks(lazyPage)).catch(() => undefined)
  }, idleMs)
}

// Without the scripts and data of the first page React would not render what the HTML has.
if (!router.state.initialized)
  await new Promise<void>((resolve) => {
    router.subscribe(({ initialized }) => initialized && resolve())
  })

const app = (
  <App cache={makePageStyleCache()} store={store} onHydrated={onHydrated} onReady={onReady}>
    {/* A transition would render a page in slices, and Back would show it later. */}
    <RouterProvider router={router} useTransitions={false} />
  </App>
)

/** On a 404 page these tags belong to another address. */
const replacedByPage =
  'title, link[rel=canonical], meta[name=description], meta[name=robots], meta[property], meta[name^=twitter]'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
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
