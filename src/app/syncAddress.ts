import { isAnyOf, type Store } from '@reduxjs/toolkit'
import { createPath, type DataRouter, type Location } from 'react-router-dom'
import { byJump, isByJump, isMadeByPage, isVisited, madeByPage } from '../domain/routing/address.ts'
import { parseComparePath, toComparePath } from '../domain/routing/comparePath.ts'
import {
  type Address,
  addressChanged,
  pageVisited,
  selectAddress,
  visitStarted,
} from '../domain/state/addressSlice.ts'
import type { RootState, StartListening } from '../domain/state/rootState.ts'
import { parseCataloguePath, toCataloguePath } from '../features/catalogue/cataloguePath.ts'
import {
  isCatalogueSelection,
  searchChanged,
  selectCatalogue,
  subcategoryWithdrawn,
} from '../features/catalogue/catalogueSlice.ts'
import { isComparisonSelection, selectComparison } from '../features/compare/comparisonSlice.ts'

type Place = Pick<Address, 'pathname' | 'search'>

export interface RoutingServices {
  /** Where the visitor is, or is going while that page is loading. */
  address: () => Place & { isLoading: boolean }
  navigate: (path: string, options: { replace: boolean }) => void
}

/** What listeners need of the router: where it is or goes to, and a way to go. */
export const routingServices = (router: DataRouter): RoutingServices => ({
  address: () => {
    const { location, navigation } = router.state
    const { pathname, search } = navigation.location ?? location
    return { pathname, search, isLoading: navigation.state !== 'idle' }
  },
  navigate: (path, { replace }) => {
    const { location } = router.state.navigation
    // A choice may change the address of a page that is still loading: that page still counts as a visit.
    const isVisit = location !== undefined && !isMadeByPage(location)
    void router.navigate(path, { replace, state: isVisit ? null : madeByPage })
  },
})

/** The address with what the visitor has chosen on this page; undefined when the page's own has it already. */
const chosenPath = ({ pathname, search }: Place, state: RootState): string | undefined => {
  const list = parseCataloguePath(pathname, search)
  const comparison = parseComparePath(pathname, search)
  const shown = list ? toCataloguePath(list) : comparison && toComparePath(comparison)
  const chosen = list ? toCataloguePath(selectCatalogue(state)) : toComparePath(selectComparison(state))
  return shown === undefined || shown === chosen ? undefined : chosen
}

/** Each makes an entry of the history, so that Back undoes it. */
const isSelection = isAnyOf(isCatalogueSelection, isComparisonSelection)

/** In ms, from the last key of a search to its address. */
export const searchDelayMs = 300

/**
 * Writes what a visitor chooses on a page into its address. A jump in Redux DevTools dispatches no action, so
 * this does not run then.
 */
export const addAddressListeners = (startListening: StartListening<RoutingServices>): void => {
  startListening({
    // At the first page the visitor may have chosen before hydration what its address does not have yet.
    matcher: isAnyOf(isSelection, searchChanged, subcategoryWithdrawn, visitStarted),
    effect: async (action, api) => {
      const { address, navigate } = api.extra
      const { pathname, search } = address()
      // A product that is ticked on another page changes no address, and a search there goes on waiting.
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
      // Another choice without an action is that of a jump in Redux DevTools.
      if (selectCatalogue(api.getState()) === selection) write(true)
    },
  })
}

const addressOf = ({ pathname, search, hash }: Location): Address => ({ pathname, search, hash })

/**
 * Keeps the store's address and the router's the same. Each change of the router's becomes an event. A store
 * that has another address without a visit (a jump in Redux DevTools) takes the router there, in place of the
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
    // A visit that is loading reports itself when it arrives. The page of an earlier jump is stopped.
    if (wanted === createPath(location) && !(next && isByJump(next))) return
    void router.navigate(wanted, { replace: true, state: byJump })
  }
  return () => {
    store.dispatch(visitStarted(addressOf(router.state.location)))
    // The router may be reporting an address just now, and takes no other meanwhile.
    store.subscribe(() => queueMicrotask(restore))
  }
}
