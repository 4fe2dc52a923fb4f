import { useEffect, useMemo, useState } from 'react'
import { lists as parts } from 'virtual:catalogue-lists'
import type { ListPage } from '../../content/listPage.ts'
import { type CatalogueChoice, parseCataloguePath, parseListPage } from '../../routing/cataloguePath.ts'
import { listPagePath, paths } from '../../routing/paths.ts'
import { type SearchableProduct, toSearchable } from './filterProducts.ts'
import { toListPage } from './toListPage.ts'

export interface AddressedList extends ListPage {
  filter: CatalogueChoice
}

export const isListOf = (list: AddressedList, filter: CatalogueChoice): boolean =>
  JSON.stringify(list.filter) === JSON.stringify(filter)

let everything: readonly SearchableProduct[] | undefined

/** By address. What is searched becomes a part of the address, and the list stays the same object. */
const lists = new Map<string, AddressedList>()

const findPage = async (filter: CatalogueChoice, page: number, path: string) =>
  everything ? toListPage(everything, filter, page) : (await parts[path]?.())?.list

/** Undefined where the catalogue has no such page; throws when the network fails. */
export const loadList = async (pathname: string): Promise<AddressedList | undefined> => {
  const filter = parseCataloguePath(pathname, '')
  if (!filter) return undefined
  const { page } = parseListPage(pathname)
  const path = listPagePath(paths.catalogue(filter.category, filter.subcategory), page)
  const known = lists.get(path)
  if (known) return known
  const found = await findPage(filter, page, path)
  if (!found) return undefined
  const list = { ...found, filter }
  lists.set(path, list)
  return list
}

const loadEverything = async ({ products }: ListPage): Promise<readonly SearchableProduct[]> => {
  const [{ summaries }, { otherFeatures }] = await Promise.all([
    import('virtual:catalogue'),
    import('virtual:search-texts'),
  ])
  // The card of an object that stays is not rendered again.
  const shown = new Map(products.map((product) => [product.id, product]))
  return summaries.map((product) => ({
    ...toSearchable(product, otherFeatures[product.id]),
    product: shown.get(product.id) ?? product,
  }))
}

export interface KnownProducts {
  products: readonly SearchableProduct[]
  /** `part` is the list's page, for good when the network fails. */
  known: 'part, more to come' | 'part' | 'all'
}

export const useCatalogueProducts = (list: ListPage): KnownProducts => {
  const [known, setKnown] = useState<KnownProducts['known']>(everything ? 'all' : 'part, more to come')
  const part = useMemo(() => list.products.map((product) => toSearchable(product)), [list])
  useEffect(() => {
    if (everything) return
    loadEverything(list).then(
      (loaded) => {
        everything = loaded
        setKnown('all')
      },
      () => setKnown('part'),
    )
  }, [list])
  return { products: known === 'all' && everything ? everything : part, known }
}
