import { lists } from 'virtual:catalogue-lists'
import type { ListPage } from '../../machines/product.ts'
import { parseCataloguePath, parseListPage } from '../../routing/cataloguePath.ts'
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
