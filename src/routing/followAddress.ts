import type { Dispatch, Store } from '@reduxjs/toolkit'
import { type createBrowserRouter, NavigationType } from 'react-router-dom'
import { pageVisited } from '../state/pageVisited.ts'
import type { RootState } from '../state/rootState.ts'
import { type Address, type AddressPart, isMadeByPage } from './address.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>

/**
 * Dispatches `pageVisited` for each visit, and the choice of its address where the store differs from it.
 * Returns a function that reports the first page; call it after hydration, as the HTML has no query.
 */
export const followAddress = (
  router: Router,
  store: Pick<Store<RootState>, 'getState'> & { dispatch: Dispatch },
  parts: readonly AddressPart[],
): (() => void) => {
  const visit = (address: Address, state: RootState): void => {
    store.dispatch(pageVisited(address.pathname))
    for (const { rewrite, pathOf, visited } of parts) {
      const event = visited(address)
      if (event && rewrite(address) !== pathOf(state)) store.dispatch(event)
    }
  }
  const built = store.getState()
  const first = router.state.location
  let last = first
  router.subscribe(({ location, historyAction }) => {
    if (location === last) return
    last = location
    if (isMadeByPage(location) && historyAction !== NavigationType.Pop) return
    visit(location, store.getState())
  })
  return () => visit(first, built)
}
