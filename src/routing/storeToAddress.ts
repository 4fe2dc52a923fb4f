import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import type { StartListening } from '../lib/startListening.ts'
import { type CatalogueChoice, parseCataloguePath, toCataloguePath } from './cataloguePath.ts'
import { type ComparisonChoice, parseComparePath, toComparePath } from './comparePath.ts'
import { catalogueVisited, pageVisited } from './events.ts'
import type { StoreNavigation } from './navigationState.ts'

export interface RoutingServices {
  location: () => { pathname: string; search: string }
  navigate: (path: string, options: { replace: boolean; cause: StoreNavigation }) => void
}

export interface FilterSource<State> {
  select: (state: State) => CatalogueChoice
  isChoice: (action: UnknownAction) => boolean
  isTyping: (action: UnknownAction) => boolean
  isCorrection: (action: UnknownAction) => boolean
}

/** In ms. */
export const searchDelay = 300

export const addAddressListeners = <State>(
  startListening: StartListening<State, RoutingServices>,
  { select, isChoice, isTyping, isCorrection }: FilterSource<State>,
): void => {
  const isVisit = isAnyOf(catalogueVisited, pageVisited)
  startListening({
    predicate: (action) => isVisit(action) || isChoice(action) || isTyping(action) || isCorrection(action),
    effect: async (action, api) => {
      api.cancelActiveListeners()
      if (isVisit(action)) return
      // The country can change on any page, but only the catalogue's address depends on it.
      const { pathname, search: query } = api.extra.location()
      if (isCorrection(action) && !parseCataloguePath(pathname, query)) return
      if (isTyping(action)) await api.delay(searchDelay)
      api.extra.navigate(toCataloguePath(select(api.getState())), {
        replace: !isChoice(action),
        cause: 'filter',
      })
    },
  })
}

export interface ComparisonSource<State> {
  select: (state: State) => ComparisonChoice
  isChoice: (action: UnknownAction) => boolean
}

/** Machines are chosen on many pages; on their own the address follows. */
export const addComparisonListener = <State>(
  startListening: StartListening<State, RoutingServices>,
  { select, isChoice }: ComparisonSource<State>,
): void => {
  startListening({
    predicate: isChoice,
    effect: (_action, api) => {
      const { pathname, search } = api.extra.location()
      if (!parseComparePath(pathname, search)) return
      api.extra.navigate(toComparePath(select(api.getState())), { replace: false, cause: 'filter' })
    },
  })
}
