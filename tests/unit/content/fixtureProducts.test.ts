import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { productFiles } from '../../../scripts/build/products.ts'
import { report } from '../../../scripts/checkContent/files/contentFile.ts'
import { checkProducts } from '../../../scripts/checkContent/products/checkProducts.ts'
import { fixtureFolder } from '../../support/site/fixtureProducts.ts'

const files = productFiles(fixtureFolder).map((name) => ({
  path: name,
  text: readFileSync(join(fixtureFolder, name), 'utf8'),
}))

/** It has few products, and short sheets of all wordings that figures are read from. */
const isMeant = (advice: string): boolean =>
  [/ products, fewer than 3;/, /^is a second label for /, / lacks and .+ requires;/].some((fault) =>
    fault.test(advice),
  )

it('the catalogue of the tests is sound, but for its size, its labels and the rows it lacks', () => {
  const faults = checkProducts(files, () => true)
  expect(report(faults.filter(({ advice }) => !isMeant(advice)))).toBe('')
})
