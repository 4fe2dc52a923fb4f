import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { faultModes } from '../../../scripts/formService/faults.ts'

it('CONTRIBUTING.md says what each fault of the local form service does', () => {
  const text = readFileSync('CONTRIBUTING.md', 'utf8')
  const [, table = ''] = text.split('### Faults of the local form service')
  const described = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, mode]) => mode)
  expect(described.toSorted()).toEqual(faultModes.toSorted())
})
