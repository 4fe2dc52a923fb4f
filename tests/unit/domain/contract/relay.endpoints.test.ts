import type { Config } from '@netlify/functions'
import { expect, it } from 'vitest'
import { endpoints } from '../../../../src/domain/contract/relay.ts'

const functions = import.meta.glob<{ config: Config }>('../../../../functions/*.ts')

it.each(Object.entries(endpoints))('the function %s answers at %s', async (name, address) => {
  const { config } = (await functions[`../../../../functions/${name}.ts`]?.()) ?? {}
  expect(config?.path).toBe(address)
})
