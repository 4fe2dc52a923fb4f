import type { Config } from '@netlify/functions'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { referenceOf } from '../../../../functions/relay/requests/referenceOf.ts'
import { endpoints, isReference } from '../../../../src/domain/contract/relay.ts'

it('every reference that the relay makes is one', () => {
  fc.assert(fc.property(fc.uuid(), (key) => isReference(referenceOf(key))))
})

it.each(['', 'Q-', 'Q-1234567', 'Q-7KX2M9PO', 'q-7kx2m9pa', 'Q-7KX2M9PA2', 7, null])(
  '%j is not a reference',
  (value) => {
    expect(isReference(value)).toBe(false)
  },
)

const functions = import.meta.glob<{ config: Config }>('../../../../functions/*.ts')

it.each(Object.entries(endpoints))('the function %s answers at %s', async (name, address) => {
  const { config } = (await functions[`../../../../functions/${name}.ts`]?.()) ?? {}
  expect(config?.path).toBe(address)
})
