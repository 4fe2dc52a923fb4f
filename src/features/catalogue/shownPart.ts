import { pageSize } from '../../content/listPage.ts'
import type { ProductSummary } from '../../content/product.ts'
import type { CatalogueChoice } from '../../routing/cataloguePath.ts'
import { listPagePath, paths } from '../../routing/paths.ts'
import { type AddressedList, isListOf, type KnownProducts } from './catalogueProducts.ts'

interface Found {
  found: readonly ProductSummary[]
  filter: CatalogueChoice
  list: AddressedList
  known: KnownProducts['known']
  pages: number
}

interface ShownPart {
  shown: readonly ProductSummary[]
  goesOn: boolean
  previous: string | undefined
  next: string | undefined
}

/** What is found is shown from the address' page on, which its HTML begins with; a search from its first. */
export const shownPart = ({ found, filter, list, known, pages }: Found): ShownPart => {
  const isList = isListOf(list, filter)
  const onPage = new Set(list.products.map(({ id }) => id))
  const start = isList
    ? Math.max(
        0,
        found.findIndex(({ id }) => onPage.has(id)),
      )
    : 0
  const end = start + pages * pageSize
  const path = paths.catalogue(filter.category, filter.subcategory)
  const goesOn = known === 'all' ? end < found.length : isList && !list.isLast
  return {
    shown: found.slice(start, end),
    goesOn,
    previous: isList && list.number > 1 ? listPagePath(path, list.number - 1) : undefined,
    next: isList && goesOn ? listPagePath(path, list.number + pages) : undefined,
  }
}
