import { expect, it } from 'vitest'
import { checkProducts } from '../../../../../scripts/checkContent/products/checkProducts.ts'
import {
  allExceptFiles,
  pathOf,
  soundCatalogue,
  subjectId,
  toFile,
} from '../../../../support/site/soundContent.ts'

const sound = soundCatalogue()

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
  ['spec sheet', 'pdf', '/specs/mc-60.pdf', { pdf: '/specs/mc-60.pdf' }],
])('two products of one %s are one fault that names both files', (what, field, value, shared) => {
  const copy = { ...subject, ...own, ...shared }
  const twin = { ...toFile(subjectId, copy), path: `src/content/products/${copy.id}-twin.json` }
  const files = sound.map(({ id, product }) => toFile(id, product))
  const faults = checkProducts([...files, twin], allExceptFiles())
  expect(faults).toMatchObject([{ file: twin.path, field, value }])
  expect(faults[0]?.advice).toContain(`is the ${what} of ${pathOf(subjectId)} too; `)
})
