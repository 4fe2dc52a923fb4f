import type { Dispatch, Store } from '@reduxjs/toolkit'
import { type createBrowserRouter, type Location, NavigationType } from 'react-router-dom'
import {
  type Address,
  addressChanged,
  pageVisited,
  selectAddress,
  visitStarted,
} from '../state/addressSlice.ts'
import type { RootState } from '../state/rootState.ts'
import { isMadeByPage, isRestored, restored, toPath } from './address.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'navigate'>

const addressOf = ({ pathname, search, hash, key }: Location): Address => ({ pathname, search, hash, key })

/**
 * Keeps the store's address and the router's the same. Each change of the router's becomes an event. A store
 * that has another address without a visit (a jump in Redux DevTools) takes the router there, in place of the
 * shown entry of the history.
 * Returns a function that reports the first page; call it after hydration, as the HTML has no query.
 */
export const followAddress = (
  router: Router,
  store: Pick<Store<RootState>, 'getState' | 'subscribe'> & { dispatch: Dispatch },
): (() => void) => {
  let last = router.state.location
  router.subscribe(({ location, historyAction }) => {
    if (location === last) return
    last = location
    const isVisit = historyAction === NavigationType.Pop || !isMadeByPage(location)
    if (isVisit) store.dispatch(pageVisited(addressOf(location)))
    else if (!isRestored(location)) store.dispatch(addressChanged(addressOf(location)))
  })

  const restore = (): void => {
    const wanted = toPath(selectAddress(store.getState()))
    const { location, navigation } = router.state
    if (wanted === toPath(location) || wanted === toPath(navigation.location ?? location)) return
    void router.navigate(wanted, { replace: true, state: restored })
  }
  return () => {
    store.dispatch(visitStarted(addressOf(router.state.location)))
    // The router may be reporting an address just now, and takes no other meanwhile.
    store.subscribe(() => queueMicrotask(restore))
  }
}
