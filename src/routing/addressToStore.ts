import type { Dispatch, Store } from '@reduxjs/toolkit'
import { type Location, NavigationType } from 'react-router-dom'
import { type CatalogueChoice, parseCataloguePath, toCataloguePath } from './cataloguePath.ts'
import { catalogueVisited, pageVisited } from './events.ts'
import { causeOf } from './navigationState.ts'
import type { SiteRouter } from './siteRouter.ts'

type Address = Pick<Location, 'pathname' | 'search'>

/** Undefined for the known choice and outside the catalogue. */
const newChoice = ({ pathname, search }: Address, known: CatalogueChoice): CatalogueChoice | undefined => {
  const choice = parseCataloguePath(pathname, search)
  return choice && toCataloguePath(choice) !== toCataloguePath(known) ? choice : undefined
}

/** Reports visited pages and the catalogue's choice to the store. */
export const connectRouter = <State>(
  router: Pick<SiteRouter<unknown>, 'state' | 'subscribe'>,
  store: Pick<Store<State>, 'getState'> & { dispatch: Dispatch },
  select: (state: State) => CatalogueChoice,
): void => {
  const visitCatalogue = (address: Address): void => {
    const choice = newChoice(address, select(store.getState()))
    if (choice) store.dispatch(catalogueVisited(choice))
  }
  let last = router.state.location
  visitCatalogue(last)
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
    visitCatalogue(location)
  })
}
