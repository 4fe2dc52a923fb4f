import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { placeholdersFile, placeholdersJson } from '../../../../scripts/checkContent/placeholders.ts'

it('placeholders.json has the placeholders of the texts', () => {
  expect(readFileSync(placeholdersFile, 'utf8'), 'Run npm run write:schema').toBe(placeholdersJson())
})
