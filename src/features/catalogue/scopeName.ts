import { findCategory, findSubcategory } from '../../content/categories.ts'
import type { CatalogueFilter } from '../../routing/cataloguePath.ts'

type Place = Pick<CatalogueFilter, 'category' | 'subcategory'>

export const scopeName = ({ category, subcategory }: Place): string | undefined => {
  const found = findCategory(category)
  return findSubcategory(found, subcategory)?.name ?? found?.name
}
