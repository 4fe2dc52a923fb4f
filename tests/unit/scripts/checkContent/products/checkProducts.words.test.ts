import { expect, it } from 'vitest'
import { checkProducts } from '../../../../../scripts/checkContent/products/checkProducts.ts'
import {
  allExceptFiles,
  type Draft,
  pathOf,
  soundCatalogue,
  subjectId,
  toFile,
} from '../../../../support/site/soundContent.ts'

/** The faults of a sound product with another first feature or description. */
const faultsOf = ({ feature, description }: { feature?: string; description?: string }) => {
  const files = soundCatalogue().map(({ id, product }) => {
    if (id !== subjectId) return toFile(id, product)
    const [first, ...others] = product.features as string[]
    const changed: Draft = { features: [feature ?? first, ...others], ...(description && { description }) }
    return toFile(id, { ...product, ...changed })
  })
  return checkProducts(files, allExceptFiles())
}

it.each([
  ['Counts by value and by piece.', /without a full stop at its end; write it out/],
  ['Counts by value in {country}', /has \{country\}, which the page does not replace/],
  ['Now for only $1,290 at our office', /names a price, .*; write the sentence without it/],
  ['Now for only 1290 USD at our office', /names a price/],
])('a faulty feature is named with its remedy: %s', (feature, advice) => {
  const expected = { file: pathOf(subjectId), field: 'features[0]', value: feature }
  expect(faultsOf({ feature })).toMatchObject([
    { ...expected, advice: expect.stringMatching(advice) as string },
  ])
})

it('a price in a description is reported, and the value of a note is not', () => {
  const priced = `${'word '.repeat(60)}$4,299`
  expect(faultsOf({ description: priced })).toMatchObject([{ field: 'description', value: priced }])
  expect(faultsOf({ feature: 'Takes dollar notes from $1 to $100, in one run' })).toEqual([])
})
