import { describe, expect, it } from 'vitest'
import { missingRows } from '../../../../../scripts/checkContent/products/requiredRows.ts'
import type { CategoryId, SubcategoryId } from '../../../../../src/content/categories.ts'
import { type Draft, pathOf, soundProduct, subjectId } from '../../../../support/site/soundContent.ts'

/** The faults of a sound product after changes to its rows. */
const faultsAfter = (changes: Draft, category: CategoryId, subcategory: SubcategoryId) => {
  const product = soundProduct(subjectId, category, subcategory)
  Object.assign(product.specifications as Draft, changes)
  return missingRows({ path: pathOf(subjectId), data: JSON.parse(JSON.stringify(product)) as unknown })
}

describe('a row that buyers look for', () => {
  it('is named with file, product and an example where it is missing', () => {
    expect(faultsAfter({ Accuracy: undefined }, 'cash-processing', 'money-counter')).toEqual([
      {
        file: pathOf(subjectId),
        field: 'specifications.Accuracy',
        value: undefined,
        advice:
          'is a row that MC 60 Money Counter lacks and Money Counter requires; ' +
          'add it, like "At least 99.9 %, in a test of 10,000 circulated notes"',
      },
    ])
  })
})
