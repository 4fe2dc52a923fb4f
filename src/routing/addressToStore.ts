import type { Dispatch, Store } from '@reduxjs/toolkit'
import { NavigationType } from 'react-router-dom'
import type { Address, AddressPart } from './addressPart.ts'
import { pageVisited } from './events.ts'
import { causeOf } from './navigationState.ts'
import type { SiteRouter } from './siteRouter.ts'

/** Reports visited pages, and what an address says of a part of the store, to the store. */
export const connectRouter = <State>(
  router: Pick<SiteRouter<unknown>, 'state' | 'subscribe'>,
  store: Pick<Store<State>, 'getState'> & { dispatch: Dispatch },
  parts: readonly AddressPart<State>[],
): void => {
  const visitParts = (address: Address): void => {
    for (const { rewrite, pathOf, visited } of parts) {
      const visit = visited(address)
      if (visit && rewrite(address) !== pathOf(store.getState())) store.dispatch(visit)
    }
  }
  let last = router.state.location
  visitParts(last)
  router.subscribe(({ location, historyAction }) => {
    if (location === last) return
    const moved = location.pathname !== last.pathname
    last = location
    const cause = causeOf(location.state)
    const isBack = historyAction === NavigationType.Pop
    // The store caused it and may know more by now: only Back and Forward are the visitor's.
    if (cause !== undefined && cause !== 'tab' && !isBack) return
    const isBackToTab = cause === 'tab' && isBack
    if (moved || cause === undefined || isBackToTab) store.dispatch(pageVisited(location.pathname))
    visitParts(location)
  })
}
