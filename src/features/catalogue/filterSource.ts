import { isAnyOf } from '@reduxjs/toolkit'
import type { FilterSource } from '../../routing/storeToAddress.ts'
import {
  categorySelected,
  filterChanged,
  filtersCleared,
  orderChosen,
  searchChanged,
  selectCatalogue,
  subcategorySelected,
  subcategoryWithdrawn,
  viewChosen,
} from './catalogueSlice.ts'

export const filterSource: FilterSource<Parameters<typeof selectCatalogue>[0]> = {
  select: selectCatalogue,
  isChoice: isAnyOf(
    categorySelected,
    subcategorySelected,
    filterChanged,
    orderChosen,
    viewChosen,
    filtersCleared,
  ),
  isTyping: searchChanged.match,
  isCorrection: subcategoryWithdrawn.match,
}
