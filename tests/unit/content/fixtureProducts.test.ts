import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { report } from '../../../scripts/checkContent/contentFile.ts'
import { checkProducts } from '../../../scripts/checkContent/products.ts'
import { productFiles } from '../../../scripts/products.ts'
import { fixtureFolder } from '../../support/fixtureProducts.ts'

const files = productFiles(fixtureFolder).map((name) => ({
  path: name,
  text: readFileSync(join(fixtureFolder, name), 'utf8'),
}))

it('the catalogue of the tests is sound, but for places with fewer than three products', () => {
  const faults = checkProducts(files, () => true)
  expect(report(faults.filter(({ advice }) => !advice.includes(' products, fewer than 3;')))).toBe('')
})
