import { expect, it } from 'vitest'
import { notingMs, shortestDeliveryMs, timeoutsMs } from '../../../../functions/relay/timeouts.ts'

it('each time-out is longer than the one inside it', () => {
  const limits = Object.values(timeoutsMs)
  expect(Object.keys(timeoutsMs)).toEqual(['client', 'handler', 'delivery', 'journal'])
  expect(limits).toEqual(limits.toSorted((one, other) => other - one))
  expect(new Set(limits).size).toBe(limits.length)
})

it('a journal that does not answer leaves time to deliver and to note it', () => {
  expect(timeoutsMs.journal + shortestDeliveryMs + notingMs).toBeLessThan(timeoutsMs.handler)
})
