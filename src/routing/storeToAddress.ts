import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import type { StartListening } from '../lib/startListening.ts'
import { type CatalogueChoice, parseCataloguePath, toCataloguePath } from './cataloguePath.ts'
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
