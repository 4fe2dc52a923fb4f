import { isAnyOf } from '@reduxjs/toolkit'
import { isCatalogueChoice, selectCatalogue } from '../features/catalogue/catalogueSlice.ts'
import { isComparisonChoice, selectComparison } from '../features/compare/comparisonSlice.ts'
import { catalogueVisited, comparisonVisited, makeAddressPart } from '../routing/address.ts'
import { parseCataloguePath, toCataloguePath } from '../routing/cataloguePath.ts'
import { parseComparePath, toComparePath } from '../routing/comparePath.ts'

export const addressParts = [
  makeAddressPart({
    parse: parseCataloguePath,
    write: toCataloguePath,
    select: selectCatalogue,
    visited: catalogueVisited,
  }),
  makeAddressPart({
    parse: parseComparePath,
    write: toComparePath,
    select: selectComparison,
    visited: comparisonVisited,
  }),
]

/** Actions that make a history entry; a typed search makes none. */
export const isAddressChoice = isAnyOf(isCatalogueChoice, isComparisonChoice)
