import { parseCataloguePath } from '../../domain/routing/cataloguePath.ts'
import { addressChanged, selectAddress } from '../../domain/state/addressSlice.ts'
import type { StartListening } from '../../domain/state/rootState.ts'
import { listKeyOf, selectPages, shownPagesMoved } from './catalogueSlice.ts'

/**
 * A choice shows its list at once, and comes into the address later: a search after a pause, a category when
 * it is loaded. The pages that are shown by then stay.
 */
export const addCatalogueListeners = (startListening: StartListening): void => {
  startListening({
    actionCreator: addressChanged,
    effect: ({ payload: { pathname, search, key } }, api) => {
      const choice = parseCataloguePath(pathname, search)
      if (!choice) return
      const from = listKeyOf(selectAddress(api.getOriginalState()).key, choice)
      if (selectPages(api.getState(), from) > 1)
        api.dispatch(shownPagesMoved({ from, to: listKeyOf(key, choice) }))
    },
  })
}
