import { expect, it } from 'vitest'
import { checkProducts } from '../../../../../scripts/checkContent/products/checkProducts.ts'
import { allExceptFiles, pathOf, spoiltCatalogue, subjectId } from '../../../../support/site/soundContent.ts'

const faultsOf = (field: string, text: string) =>
  checkProducts(spoiltCatalogue({ [field]: text }), allExceptFiles())

it.each([
  ['Counts by value and by piece.', /without a full stop at its end; write it out/],
  ['Counts by value in {country}', /has \{country\}, which the page does not replace/],
  ['Now for only $1,290 at our office', /names a price, .*; write the sentence without it/],
  ['Now for only 1290 USD at our office', /names a price/],
])('a faulty feature is named with its remedy: %s', (feature, advice) => {
  const [fault, ...others] = faultsOf('features[0]', feature)
  expect(fault).toMatchObject({ file: pathOf(subjectId), field: 'features[0]', value: feature })
  expect(fault?.advice).toMatch(advice)
  expect(others).toEqual([])
})
