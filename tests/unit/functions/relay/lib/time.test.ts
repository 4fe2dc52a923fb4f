import { expect, it } from 'vitest'
import {
  otherTimeoutsMs,
  settlingMs,
  shortestDeliveryMs,
  timeoutsMs,
} from '../../../../../functions/relay/lib/time.ts'
import { leaseMs } from '../../../../../functions/relay/requests/requestStore.ts'
import { clientTimeoutMs } from '../../../../../src/domain/contract/relay.ts'

it('each time-out is longer than the one inside it', () => {
  const { handler, delivery, database } = timeoutsMs
  const limits = [clientTimeoutMs, handler, delivery, database]
  expect(limits).toEqual(limits.toSorted((one, other) => other - one))
  expect(new Set(limits).size).toBe(limits.length)
})

it('a database that does not answer leaves time to deliver and to note it', () => {
  expect(timeoutsMs.database + shortestDeliveryMs + settlingMs).toBeLessThan(timeoutsMs.handler)
})

it('every delivery ends before its lease', () => {
  expect(Math.max(timeoutsMs.handler, otherTimeoutsMs.run)).toBeLessThan(leaseMs)
})
