import { isAnyOf } from '@reduxjs/toolkit'
import { pageVisited } from '../../app/events.ts'
import { paths } from '../../app/paths.ts'
import type { AppStartListening } from '../../app/store.ts'
import { parseCataloguePath } from './cataloguePath.ts'
import {
  catalogueVisited,
  categorySelected,
  filtersCleared,
  searchChanged,
  selectCatalogue,
  subcategorySelected,
  subcategoryWithdrawn,
} from './catalogueSlice.ts'

/** How long the address waits for the next keystroke, in milliseconds. */
export const searchDelay = 300

/** Keeps the address in step with the filters: a choice is a new page of history, all else corrects the present one. */
export const addCatalogueListeners = (startListening: AppStartListening): void => {
  startListening({
    matcher: isAnyOf(
      categorySelected,
      subcategorySelected,
      subcategoryWithdrawn,
      filtersCleared,
      searchChanged,
      catalogueVisited,
      pageVisited,
    ),
    effect: async (action, api) => {
      api.cancelActiveListeners()
      if (catalogueVisited.match(action) || pageVisited.match(action)) return
      // The country may change on any page; only who looks at the list is led elsewhere.
      const { pathname, search: query } = api.extra.location()
      if (subcategoryWithdrawn.match(action) && !parseCataloguePath(pathname, query)) return
      const typing = searchChanged.match(action)
      if (typing) await api.delay(searchDelay)
      const { category, subcategory, search } = selectCatalogue(api.getState())
      api.extra.navigate(paths.catalogue(category, subcategory, search), {
        replace: typing || subcategoryWithdrawn.match(action),
        cause: 'filter',
      })
    },
  })
}
