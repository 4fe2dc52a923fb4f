import { withTimeout } from '../lib/withTimeout.ts'
import type { LogLine } from '../requests/log.ts'
import type { Leased, RequestStore } from '../requests/requestStore.ts'
import { otherTimeoutsMs } from '../lib/timeouts.ts'
import type { Deliver } from './formService.ts'

interface DeliverLaterOptions {
  requests: Pick<RequestStore, 'takeDue' | 'note' | 'expire'> | undefined
  /** A preview has no schedule. */
  isOn?: boolean
  deliver: Deliver
  /** Notes the run, sends the heartbeat and tells alerts. */
  watch: () => Promise<void>
  onDatabaseFailure: () => Promise<void>
  now: () => number
  log: (line: LogLine) => void
}

/** How many requests a run delivers at the same time. */
const atOnce = 4

/** After so many failures in a row a run stops, because the form service is down. */
const failuresInARow = 5

/** What is left of a run for noting the last outcomes (ms). */
const notingMs = 1000

/**
 * Makes a run of the schedule: gives up and erases what is over, delivers what is due, oldest first, and
 * watches. The promise never rejects.
 */
export const makeDeliverLater = (options: DeliverLaterOptions) => {
  const { requests, isOn = true, deliver, watch, now } = options

  const log = (line: LogLine): void => {
    options.log({ ...line, later: true })
  }

  const deliverDue = async (store: NonNullable<typeof requests>, endsAt: number): Promise<void> => {
    let failures = 0
    let delivered = 0

    const deliverOne = async (leased: Leased): Promise<void> => {
      const outcome = await deliver(leased, otherTimeoutsMs.laterDelivery)
      const isDelivered = outcome.kind === 'delivered'
      failures = isDelivered ? 0 : failures + 1
      if (isDelivered) delivered += 1
      const { reference } = leased
      const upstream = 'upstream' in outcome ? { upstream: outcome.upstream } : {}
      log({ outcome: outcome.kind, reference, ...upstream })
      const note = () => store.note(leased, outcome)
      // A lost note means a second delivery.
      await note()
        .catch(note)
        .catch(() => {
          log({ outcome: 'database-failed', reference })
        })
    }

    const hasTime = (): boolean => endsAt - now() >= otherTimeoutsMs.laterDelivery + notingMs
    while (failures < failuresInARow && hasTime()) {
      const { leased, unreadable } = await store.takeDue(atOnce)
      for (const reference of unreadable) log({ outcome: 'unreadable', reference })
      if (leased.length + unreadable.length === 0) break
      await Promise.all(leased.map(deliverOne))
    }
    log({ outcome: 'run', delivered })
  }

  return async (): Promise<void> => {
    if (!requests || !isOn) return
    const endsAt = now() + otherTimeoutsMs.run
    try {
      await withTimeout(otherTimeoutsMs.run, async () => {
        for (const reference of await requests.expire()) log({ outcome: 'expired', reference })
        await deliverDue(requests, endsAt)
        await watch()
      })
    } catch {
      log({ outcome: 'database-failed' })
      await options.onDatabaseFailure()
    }
  }
}
