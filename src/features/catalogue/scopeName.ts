import { findCategory, findSubcategory } from '../../content/categories.ts'
import type { CatalogueFilter } from '../../routing/cataloguePath.ts'

export const scopeName = ({ category, subcategory }: CatalogueFilter): string | undefined => {
  const found = findCategory(category)
  return findSubcategory(found, subcategory)?.name ?? found?.name
}
