import { expect, it } from 'vitest'
import { thinPlaces } from '../../../../../scripts/checkContent/products/catalogue.ts'
import { checkProducts } from '../../../../../scripts/checkContent/products/checkProducts.ts'
import {
  allExceptFiles,
  pathOf,
  soundCatalogue,
  spoiltCatalogue,
  subjectId,
  toFile,
} from '../../../../support/site/soundContent.ts'

const model = '/media/mc-60/model.glb'
const files = spoiltCatalogue({ model })
const sound = soundCatalogue(3)
const subject = sound.at(-1)?.product

/** What no other product has. */
const own = {
  id: 61,
  name: 'MC 61 Money Counter',
  description: `${'word '.repeat(79)}end`,
  pdf: '/specs/mc-61.pdf',
}

it.each([
  ['id', 'id', subjectId, { id: subjectId }],
  ['model', 'name', 'MC 60', { name: 'MC 60 Coin Counter' }],
  ['description', 'description', subject?.description, { description: subject?.description }],
  ['3D model', 'model', model, { model }],
  ['spec sheet', 'pdf', '/specs/mc-60.pdf', { pdf: '/specs/mc-60.pdf' }],
])('two products of one %s are one fault that names both files', (what, field, value, shared) => {
  const copy = { ...subject, ...own, ...shared }
  const twin = { ...toFile(subjectId, copy), path: `src/content/products/${copy.id}-twin.json` }
  const faults = checkProducts([...files, twin], allExceptFiles())
  expect(faults).toMatchObject([{ file: twin.path, field, value }])
  expect(faults[0]?.advice).toContain(`is the ${what} of ${pathOf(subjectId)} too; `)
})

const inPlace = (subcategory: string, count: number) =>
  sound
    .filter(({ product }) => product.subcategory !== subcategory)
    .concat(sound.filter(({ product }) => product.subcategory === subcategory).slice(0, count))

it('a subcategory without products is a fault', () => {
  const files = inPlace('currency-sorter', 0).map(({ id, product }) => toFile(id, product))
  expect(checkProducts(files, allExceptFiles())).toContainEqual(
    expect.objectContaining({ field: 'subcategory', value: 'currency-sorter' }),
  )
})

it.each([
  [2, [expect.stringMatching(/^The subcategory currency-sorter has fewer than 3 products \(2\); add some/)]],
  [3, []],
])('a subcategory with %i products has the warnings %j', (count, expected) => {
  const files = inPlace('currency-sorter', count).map(({ id, product }) => ({
    path: pathOf(id),
    data: product,
  }))
  expect(thinPlaces(files)).toEqual(expected)
})
