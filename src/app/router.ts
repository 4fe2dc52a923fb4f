import { createBrowserRouter, NavigationType } from 'react-router-dom'
import { pageVisited } from './events.ts'
import { parseCataloguePath } from '../features/catalogue/cataloguePath.ts'
import { catalogueVisited, selectCatalogue } from '../features/catalogue/catalogueSlice.ts'
import { causeOf } from './navigationState.ts'
import { routes } from './routes.tsx'
import { makeUuid } from '../lib/uuid.ts'
import type { AppStore } from './store.ts'

export type DataRouter = ReturnType<typeof createBrowserRouter>

/** The browser's router. */
export const makeRouter = (): DataRouter => {
  // A page that was typed or followed from elsewhere has no key, and the router would call all of them `default`.
  const state = (history.state ?? {}) as { key?: string }
  if (state.key === undefined) history.replaceState({ ...state, key: makeUuid() }, '')
  return createBrowserRouter(routes)
}

type Place = Pick<DataRouter['state']['location'], 'pathname' | 'search'>

/** Tells the store what the catalogue's address says, when they differ. */
const visitCatalogue = (store: Pick<AppStore, 'dispatch' | 'getState'>, place: Place): void => {
  const filter = parseCataloguePath(place.pathname, place.search)
  const known = selectCatalogue(store.getState())
  const news =
    filter &&
    (filter.category !== known.category ||
      filter.subcategory !== known.subcategory ||
      filter.search !== known.search)
  if (news) store.dispatch(catalogueVisited(filter))
}

/** Makes the store hear the router: where the visitor is, and what a catalogue address filters by. */
export const connectRouter = (router: DataRouter, store: AppStore): void => {
  let last = router.state.location
  visitCatalogue(store, last)
  router.subscribe(({ location, historyAction }) => {
    if (location === last) return
    const moved = location.pathname !== last.pathname
    last = location
    const cause = causeOf(location.state)
    // The entry that a jump left behind is an address like any other when Back or Forward come to it.
    if (cause === 'timeTravel' && historyAction !== NavigationType.Pop) return
    // A router that is told to go on while it still tells of an arrival loses the new address.
    queueMicrotask(() => {
      if (moved || cause === undefined) store.dispatch(pageVisited(location.pathname))
      visitCatalogue(store, location)
    })
  })
}

/** Resolves when the first page's module and data are there, so that hydration finds what the HTML shows. */
export const routerReady = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) {
      resolve()
      return
    }
    const stop = router.subscribe((state) => {
      if (!state.initialized) return
      stop()
      resolve()
    })
  })
