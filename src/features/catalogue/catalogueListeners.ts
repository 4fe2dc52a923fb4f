import { isAnyOf } from '@reduxjs/toolkit'
import { paths } from '../../app/paths.ts'
import type { AppStartListening } from '../../app/store.ts'
import {
  catalogueVisited,
  categorySelected,
  filtersCleared,
  searchChanged,
  selectCatalogue,
  subcategorySelected,
  subcategoryWithdrawn,
} from './catalogueSlice.ts'
import { pageVisited } from '../../app/events.ts'

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
