import { isAnyOf } from '@reduxjs/toolkit'
import {
  isCatalogueChoice,
  searchChanged,
  selectCatalogue,
  subcategoryWithdrawn,
} from '../features/catalogue/catalogueSlice.ts'
import { isComparisonChoice, selectComparison } from '../features/compare/comparisonSlice.ts'
import { parseCataloguePath, toCataloguePath } from '../routing/cataloguePath.ts'
import { parseComparePath, toComparePath } from '../routing/comparePath.ts'
import type { addAddressListeners } from '../routing/writeAddress.ts'

type Choices = Parameters<typeof addAddressListeners>[1]

const chosenPath: Choices['chosenPath'] = ({ pathname, search }, state) => {
  const list = parseCataloguePath(pathname, search)
  if (list) {
    const path = toCataloguePath(selectCatalogue(state))
    return path === toCataloguePath(list) ? undefined : path
  }
  const comparison = parseComparePath(pathname, search)
  if (!comparison) return undefined
  const path = toComparePath(selectComparison(state))
  return path === toComparePath(comparison) ? undefined : path
}

/** What visitors choose on a page, and where it stands in the page's address. */
export const choices: Choices = {
  isChoice: isAnyOf(isCatalogueChoice, isComparisonChoice),
  isReplacement: isAnyOf(searchChanged, subcategoryWithdrawn),
  isTyped: searchChanged.match,
  chosenPath,
}
