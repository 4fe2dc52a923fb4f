import { expect, it } from 'vitest'
import { checkProducts } from '../../../../../scripts/checkContent/products/products.ts'
import {
  allExceptFiles,
  pathOf,
  soundCatalogue,
  subjectId,
  toFile,
} from '../../../../support/site/soundContent.ts'

const sound = soundCatalogue()

it.each([
  ['id', 'id', subjectId, { name: 'MC 61 Money Counter', pdf: '/specs/mc-61.pdf' }],
  ['model', 'name', 'MC 60', { id: 61, name: 'MC 60 Coin Counter', pdf: '/specs/mc-61.pdf' }],
  ['spec sheet', 'pdf', '/specs/mc-60.pdf', { id: 61, name: 'MC 61 Money Counter' }],
])('two products of one %s are one fault that names both files', (what, field, value, own) => {
  const copy = { id: subjectId, ...sound.at(-1)?.product, ...own }
  const twin = { ...toFile(subjectId, copy), path: `src/content/products/${copy.id}-twin.json` }
  const files = sound.map(({ id, product }) => toFile(id, product))
  const faults = checkProducts([...files, twin], allExceptFiles())
  expect(faults).toMatchObject([{ file: twin.path, field, value }])
  expect(faults[0]?.advice).toContain(`is the ${what} of ${pathOf(subjectId)} too; `)
})
