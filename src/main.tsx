import './app/theme/global.css'
import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type DataRouter, RouterProvider } from 'react-router-dom'
import { App } from './app/App.tsx'
import { isBuiltFor, otherSpelling, removeOtherHead } from './app/boot/builtPage.ts'
import { replayEarlyEvents } from './app/boot/earlyEvents.ts'
import { keepInput } from './app/boot/keptInput.ts'
import { restoreVisit } from './app/boot/restoreVisit.ts'
import { startKeepingPositions } from './app/layout/ScrollManager.tsx'
import { paintPress } from './app/loading/paintPress.ts'
import { subscribeToFailedImports } from './app/loading/recoverFromDeploy.ts'
import { reportSpeed, startReporting } from './app/reports/reporting.ts'
import { loadPage, makeRoutes } from './app/routes.tsx'
import { browserServices } from './app/services.ts'
import { makeStore, preloadedStateOf } from './app/store.ts'
import { followAddress } from './app/syncAddress.ts'
import { makePageStyleCache } from './app/theme/styleCache.ts'
import { followCountry } from './domain/country/countryListeners.ts'
import { nextTask } from './ui/browser/scheduling.ts'

/** How long a page is shown before the next ones are fetched, in ms. */
const preloadDelayMs = 500

const loadWhatCanWait = (router: DataRouter): void => {
  import('./app/loading/preloadLinks.ts')
    .then(({ preloadLinks }) => preloadLinks(loadPage))
    .catch(() => undefined)
  import('./app/loading/openOnPress.ts').then(({ openOnPress }) => openOnPress(router)).catch(() => undefined)
  import('./features/notices/toastProvider.ts').catch(() => undefined)
}

/** Waits for scripts and data of the first page, without which React could not render what the HTML has. */
const firstPageLoaded = async (router: DataRouter): Promise<void> => {
  if (router.state.initialized) return
  await new Promise<void>((resolve) => {
    router.subscribe(({ initialized }) => initialized && resolve())
  })
}

const root = document.getElementById('root')

/** Called before the router starts, because the router knows no page at `/about.html`. */
const correctAddress = (): void => {
  const path = otherSpelling(location.pathname, root?.dataset.path)
  if (path !== undefined) history.replaceState(history.state, '', path + location.search + location.hash)
}

const render = (app: ReactNode): void => {
  if (!root) throw new Error('index.html has no #root')
  startTransition(() => {
    if (isBuiltFor(location.pathname, root.dataset.path)) {
      hydrateRoot(root, app)
      return
    }
    removeOtherHead(document.head)
    createRoot(root).render(app)
  })
}

const start = async (): Promise<void> => {
  correctAddress()
  startKeepingPositions()
  // Evaluating the scripts took a long task. A pause lets the browser handle the input that waits.
  await nextTask()
  const router = createBrowserRouter([{ middleware: [paintPress], children: makeRoutes() }])
  subscribeToFailedImports(router)
  await nextTask()
  const services = browserServices(router, window)
  // The state of the build. What the HTML cannot know (a search, the quote list) follows after hydration.
  const store = makeStore(services, preloadedStateOf(location.pathname))
  // This comes before hydration, because the HTML has the texts of every country.
  followCountry(store, services)
  const visitFirstPage = followAddress(router, store)
  startReporting()
  await firstPageLoaded(router)
  // This comes after the last wait, so that React finds the page like this.
  const kept = keepInput(document)
  const onHydrated = (): void => {
    restoreVisit(store, services)
    visitFirstPage()
  }
  const finish = async (): Promise<void> => {
    // In an effect React would take each field's event for part of its own work.
    await nextTask()
    kept.giveBack()
    const replayed = replayEarlyEvents(window, performance.now(), kept.standIn)
    performance.mark('hydrated')
    setTimeout(() => {
      reportSpeed(replayed)
      loadWhatCanWait(router)
    }, preloadDelayMs)
  }
  const onReady = (): void => void finish()
  render(
    <App
      cache={makePageStyleCache()}
      store={store}
      drafts={services}
      onHydrated={onHydrated}
      onReady={onReady}
    >
      {/* A transition would render a page in slices, and Back would show it later. */}
      <RouterProvider router={router} useTransitions={false} />
    </App>,
  )
}

// The inline script imports this module, and shows that the page could not start when this fails (boot.ts).
await start()
