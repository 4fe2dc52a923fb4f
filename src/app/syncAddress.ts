import { isAnyOf, type Store } from '@reduxjs/toolkit'
import { createPath, type DataRouter, type Location } from 'react-router-dom'
import { byJump, isByJump, isMadeByPage, isVisited, madeByPage } from '../domain/routing/address.ts'
import { parseCataloguePath, toCataloguePath } from '../domain/routing/cataloguePath.ts'
import { parseComparePath, toComparePath } from '../domain/routing/comparePath.ts'
import {
  type Address,
  addressChanged,
  pageVisited,
  selectAddress,
  visitStarted,
} from '../domain/state/addressSlice.ts'
import type { RootState, StartListening } from '../domain/state/rootState.ts'
import {
  isCatalogueSelection,
  searchChanged,
  selectCatalogue,
  subcategoryWithdrawn,
} from '../features/catalogue/catalogueSlice.ts'
import { isComparisonSelection, selectComparison } from '../parts/compare/comparisonSlice.ts'

type PagePath = Pick<Address, 'pathname' | 'search'>

export interface RoutingServices {
  /** The visitor's page, or the one that is loading. */
  address: () => PagePath & { isLoading: boolean }
  navigate: (path: string, options: { replace: boolean }) => void
}

export const routingServices = (router: DataRouter): RoutingServices => ({
  address: () => {
    const { location, navigation } = router.state
    const { pathname, search } = navigation.location ?? location
    return { pathname, search, isLoading: navigation.state !== 'idle' }
  },
  navigate: (path, { replace }) => {
    const { location } = router.state.navigation
    // A choice may change the address of a page that is still loading. That page still counts as a visit.
    const isVisit = location !== undefined && !isMadeByPage(location)
    void router.navigate(path, { replace, state: isVisit ? null : madeByPage })
  },
})

/** The address with the visitor's choices on this page; undefined when the present one has them already. */
const chosenPath = ({ pathname, search }: PagePath, state: RootState): string | undefined => {
  const list = parseCataloguePath(pathname, search)
  const comparison = parseComparePath(pathname, search)
  const shown = list ? toCataloguePath(list) : comparison && toComparePath(comparison)
  const chosen = list ? toCataloguePath(selectCatalogue(state)) : toComparePath(selectComparison(state))
  return shown === undefined || shown === chosen ? undefined : chosen
}

/** Each of these events makes a history entry, so that Back undoes it. */
const isSelection = isAnyOf(isCatalogueSelection, isComparisonSelection)

/** In ms. A search comes into the address so long after its last key. */
export const searchDelayMs = 300

/** Writes what a visitor chooses on a page into its address. A jump in Redux DevTools dispatches no action. */
export const addAddressListeners = (startListening: StartListening<RoutingServices>): void => {
  startListening({
    // On the first page the visitor may have chosen something before hydration, which its address lacks.
    matcher: isAnyOf(isSelection, searchChanged, subcategoryWithdrawn, visitStarted),
    effect: async (action, api) => {
      const { address, navigate } = api.extra
      const { pathname, search } = address()
      // A product chosen on another page changes no address, and a search goes on waiting.
      if (isComparisonSelection(action) && !parseComparePath(pathname, search)) return
      api.cancelActiveListeners()
      const write = (replace: boolean) => {
        const path = chosenPath(address(), api.getState())
        if (path !== undefined) navigate(path, { replace })
      }
      if (isSelection(action)) {
        write(false)
        return
      }
      const selection = selectCatalogue(api.getState())
      await api.delay(subcategoryWithdrawn.match(action) ? 0 : searchDelayMs)
      // Replacing the address now would cancel the navigation that is loading.
      while (address().isLoading) await api.delay(searchDelayMs)
      // A choice that changed without an action comes from a jump in Redux DevTools, which writes no address.
      if (selectCatalogue(api.getState()) === selection) write(true)
    },
  })
}

const addressOf = ({ pathname, search, hash }: Location): Address => ({ pathname, search, hash })

/**
 * Keeps the addresses of store and router the same. Each change in the router becomes an event. A store
 * whose address changes without a visit (a jump in Redux DevTools) takes the router there, replacing the
 * shown entry of the history.
 * Returns a function that reports the first page; call it after hydration, as the HTML has no query.
 */
export const followAddress = (router: DataRouter, store: Store<RootState>): (() => void) => {
  let last = router.state.location
  router.subscribe(({ location, historyAction }) => {
    if (location === last) return
    last = location
    if (isVisited(historyAction, location)) store.dispatch(pageVisited(addressOf(location)))
    else if (!isByJump(location)) store.dispatch(addressChanged(addressOf(location)))
  })

  const restore = (): void => {
    const wanted = createPath(selectAddress(store.getState()))
    const { location, navigation } = router.state
    const next = navigation.location
    if (wanted === createPath(next ?? location)) return
    // A page that is loading reports itself when it arrives. One that an earlier jump opened is stopped.
    if (wanted === createPath(location) && !(next && isByJump(next))) return
    void router.navigate(wanted, { replace: true, state: byJump })
  }
  return () => {
    store.dispatch(visitStarted(addressOf(router.state.location)))
    // The router takes no other address while it is reporting one.
    store.subscribe(() => queueMicrotask(restore))
  }
}
