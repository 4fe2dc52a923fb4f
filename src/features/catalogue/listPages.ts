import { lists } from 'virtual:catalogue-lists'
import { type ListPage, pageSize, type ProductSummary } from '../../machines/product.ts'
import {
  type CatalogueChoice,
  parseCataloguePath,
  parseListPage,
  toCataloguePath,
} from '../../routing/cataloguePath.ts'
import { listPagePath, paths } from '../../routing/paths.ts'

/**
 * The list page at an address: undefined where the catalogue has no such page, rejected when the network
 * fails. An address always gives the same object, since its module is evaluated once.
 */
export const loadList = async (pathname: string): Promise<ListPage | undefined> => {
  const place = parseCataloguePath(pathname, '')
  if (!place) return undefined
  const { page } = parseListPage(pathname)
  const module = await lists[listPagePath(paths.catalogue(place.category, place.subcategory), page)]?.()
  return module?.list
}

/**
 * Whether a choice is a place alone, without search, filter, order or table, and the page is one of its list.
 */
export const isListOf = ({ category, subcategory }: ListPage, choice: CatalogueChoice): boolean =>
  toCataloguePath(choice) === paths.catalogue(category, subcategory)

interface Results {
  found: readonly ProductSummary[]
  choice: CatalogueChoice
  list: ListPage
  /** Whether every product of the catalogue is loaded, not the list page alone. */
  isLoaded: boolean
  /** The number of pages that are shown. */
  pages: number
}

interface ListWindow {
  /** The products whose cards or rows are visible. */
  shown: readonly ProductSummary[]
  goesOn: boolean
  /** Addresses of the pages before and after those shown; a search has none. */
  previous: string | undefined
  next: string | undefined
}

/**
 * The part of the results that is shown: of a list from the page of the address on, else from the first
 * product.
 */
export const listWindow = ({ found, choice, list, isLoaded, pages }: Results): ListWindow => {
  const isList = isListOf(list, choice)
  const onPage = new Set(list.products.map(({ id }) => id))
  const first = isList ? found.findIndex(({ id }) => onPage.has(id)) : 0
  const start = Math.max(0, first)
  const end = start + pages * pageSize
  const goesOn = isLoaded ? end < found.length : isList && !list.isLast
  const path = paths.catalogue(list.category, list.subcategory)
  return {
    shown: found.slice(start, end),
    goesOn,
    previous: isList && list.number > 1 ? listPagePath(path, list.number - 1) : undefined,
    next: isList && goesOn ? listPagePath(path, list.number + pages) : undefined,
  }
}
