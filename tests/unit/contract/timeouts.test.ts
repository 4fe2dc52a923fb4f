import { expect, it } from 'vitest'
import { timeoutsMs } from '../../../functions/relay/timeouts.ts'

it('each time-out is longer than the one inside it', () => {
  const limits = Object.values(timeoutsMs)
  expect(Object.keys(timeoutsMs)).toEqual(['client', 'handler', 'poll', 'delivery', 'journal'])
  expect(limits).toEqual(limits.toSorted((one, other) => other - one))
  expect(new Set(limits).size).toBe(limits.length)
})
