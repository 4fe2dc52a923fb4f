import { expect, it } from 'vitest'
import { elevationOf } from '../../../../scripts/sizeDrawings/elevation.ts'
import { fixturePublic, productOf } from '../../../support/site/fixtureProducts.ts'

it.each([
  ['front', 271.2, 294.9],
  ['side', 281.9, 294.9],
] as const)('the elevation of the %s is drawn from the model, in its size', (side, width, height) => {
  const { inside, ...drawn } = elevationOf(productOf(5), side, 270, 300, fixturePublic)
  expect(drawn).toMatchObject({ width, height })
  expect(inside.length).toBeGreaterThan(1000)
})
