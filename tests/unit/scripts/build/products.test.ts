import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readProducts } from '../../../../scripts/build/products.ts'

it('a product file that is not JSON is named, with the place of its fault', () => {
  const folder = mkdtempSync(join(tmpdir(), 'products-'))
  writeFileSync(join(folder, '05-mc-280.json'), '{ "id": 5 }')
  writeFileSync(join(folder, '06-mc-320.json'), '{ "id": 6, "name" }')
  expect(() => readProducts(folder)).toThrow(/06-mc-320\.json: .* at position 18/)
  rmSync(folder, { recursive: true })
})
