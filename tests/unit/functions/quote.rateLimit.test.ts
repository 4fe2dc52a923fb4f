import type { Config } from '@netlify/functions'
import { expect, it } from 'vitest'

const functions = import.meta.glob<{ config: Config }>('../../../functions/*.ts', { eager: true })

it('Netlify counts the calls of two functions, as its smallest plan allows two such rules', () => {
  const counted = Object.entries(functions).filter(([, { config }]) => 'rateLimit' in config)
  expect(counted.map(([file]) => file.split('/').at(-1))).toEqual(['quote.ts', 'requests.ts'])
})
