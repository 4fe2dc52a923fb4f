import { expect, it } from 'vitest'
import { families } from '../../../../../scripts/figures/families.ts'
import { all, type CataloguePlace, categories } from '../../../../../src/content/categories.ts'
import {
  type FilterId,
  filtersKept,
  filtersOf,
} from '../../../../../src/domain/products/figures/figureFilters.ts'
import type { FamilyId } from '../../../../../src/domain/products/product.ts'

/** A list whose products are of one family. */
interface List extends CataloguePlace {
  family: FamilyId
}

const lists = categories.flatMap(({ id, subcategories }): List[] =>
  subcategories.length === 0
    ? [{ category: id, subcategory: all, family: id }]
    : subcategories.map(({ id: own }) => ({ category: id, subcategory: own, family: own })),
)

const unitOf = ({ family }: List, id: FilterId): string | undefined =>
  families[family].find((rule) => rule.id === id)?.unit

const offers = (list: List, id: FilterId): boolean => filtersOf(list).includes(id)

it('a filter is kept from one list to another if it has the same unit in both', () => {
  const pairs = lists.flatMap((before) => lists.map((after) => ({ before, after })))
  for (const { before, after } of pairs) {
    const shared = filtersOf(after).filter((id) => offers(before, id))
    const kept = filtersKept(before, after).filter((id) => offers(before, id))
    const sameUnit = shared.filter((id) => unitOf(before, id) === unitOf(after, id))
    expect(kept, `${before.family} to ${after.family}`).toEqual(sameUnit)
  }
})
