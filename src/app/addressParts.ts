import { selectCatalogue } from '../features/catalogue/catalogueSlice.ts'
import { selectComparison } from '../features/compare/comparisonSlice.ts'
import { makeAddressPart } from '../routing/addressPart.ts'
import { parseCataloguePath, toCataloguePath } from '../routing/cataloguePath.ts'
import { parseComparePath, toComparePath } from '../routing/comparePath.ts'
import { catalogueVisited, comparisonVisited } from '../routing/events.ts'

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
