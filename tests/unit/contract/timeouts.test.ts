import { expect, it } from 'vitest'
import { timeouts } from '../../../src/contract/timeouts.ts'

it('each time-out is longer than the one inside it', () => {
  const limits = Object.values(timeouts)
  expect(Object.keys(timeouts)).toEqual(['client', 'handler', 'poll', 'delivery', 'journal'])
  expect(limits).toEqual(limits.toSorted((one, other) => other - one))
  expect(new Set(limits).size).toBe(limits.length)
})
