import { describeCrash } from '../lib/describeCrash.ts'
import { otherTimeoutsMs, withTimeout } from '../lib/time.ts'
import { type LogLine, outcomeLine } from '../requests/log.ts'
import type { Leased, RequestStore } from '../requests/requestStore.ts'
import type { Deliver } from './formService.ts'

interface DeliverLaterOptions {
  requests: Pick<RequestStore, 'takeDue' | 'settle' | 'expire'> | undefined
  deliver: Deliver
  /** None in a preview, which has no schedule. */
  alerts: { noteRun: () => Promise<void>; tellSilence: () => Promise<unknown> } | undefined
  now: () => number
  log: (line: LogLine) => void
}

const atOnce = 4

/** After so many, a run stops, because the form service is down. */
const failuresInARow = 5

const roundMs = otherTimeoutsMs.laterDelivery + 1000

/** Makes a run of the schedule: it erases what is over, delivers what is due, sends alerts. Never rejects. */
export const makeDeliverLater = ({ requests, deliver, alerts, now, log }: DeliverLaterOptions) => {
  const deliverDue = async (store: NonNullable<typeof requests>, endsAt: number): Promise<void> => {
    let failures = 0
    let delivered = 0

    const deliverOne = async (leased: Leased): Promise<void> => {
      const outcome = await deliver(leased, otherTimeoutsMs.laterDelivery)
      const isDelivered = outcome.kind === 'delivered'
      failures = isDelivered ? 0 : failures + 1
      if (isDelivered) delivered += 1
      const { reference } = leased
      log({ ...outcomeLine(outcome), reference })
      await store.settle(leased, outcome).catch((error: unknown) => {
        log({ outcome: 'database-failed', reference, note: describeCrash(error) })
      })
    }

    while (failures < failuresInARow && endsAt - now() >= roundMs) {
      const { leased, unreadable } = await store.takeDue(atOnce)
      for (const reference of unreadable) log({ outcome: 'unreadable', reference })
      if (leased.length + unreadable.length === 0) break
      await Promise.all(leased.map(deliverOne))
    }
    log({ outcome: 'run', delivered })
  }

  return async (): Promise<void> => {
    if (!requests || !alerts) return
    const endsAt = now() + otherTimeoutsMs.run
    try {
      await withTimeout(otherTimeoutsMs.run, async () => {
        await requests.expire()
        await deliverDue(requests, endsAt)
        await alerts.noteRun()
      })
    } catch (error) {
      log({ outcome: 'database-failed', note: describeCrash(error) })
      await alerts.tellSilence()
    }
  }
}
