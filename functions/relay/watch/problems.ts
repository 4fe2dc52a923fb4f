import { hourMs, minuteMs } from '../lib/durations.ts'
import { lastRunOf, type Measures, missesOf } from './measures.ts'

export const problemKinds = ['outage', 'late', 'refused', 'closed', 'schedule'] as const

export type ProblemKind = (typeof problemKinds)[number]

/** How many requests, posts or runs each problem is about; a kind that is missing is no problem. */
export type Problems = Partial<Record<ProblemKind, number>>

/** One request may wait because of what it says. Several that wait show that nothing gets through. */
const several = 2

const outageAfterMs = 15 * minuteMs
const lateAfterMs = hourMs

/** Three runs of the schedule that did not come. */
const runsWithinMs = 45 * minuteMs

/** So many rejections of the site's own pages, and no request that is accepted, are no visitor's mistake. */
const rejections = 3

/** Whether several requests were received and none has got through for 15 minutes (specification 11). */
export const isOutage = ({ blocked, blocked_since: since }: Measures, now: number): boolean =>
  blocked >= several && since !== null && now - since >= outageAfterMs

/** Whether the schedule has stopped. One that never ran has not stopped: the site is new, or a preview. */
export const isScheduleStopped = (measures: Measures, now: number): boolean => {
  const lastRun = lastRunOf(measures)
  return lastRun !== undefined && now - lastRun > runsWithinMs
}

/** What is wrong, by what the table says now. */
export const problemsOf = (measures: Measures, now: number): Problems => {
  const { waiting, refused, oldest, blocked, accepted } = measures
  const crashed = missesOf(measures, 'crashed', now)
  const rejected = missesOf(measures, 'rejected', now)
  const turnedAway = crashed + (accepted === 0 && rejected >= rejections ? rejected : 0)
  return {
    ...(isOutage(measures, now) && { outage: blocked }),
    ...(oldest !== null && now - oldest > lateAfterMs && { late: waiting }),
    ...(refused > 0 && { refused }),
    ...(turnedAway > 0 && { closed: turnedAway }),
    ...(isScheduleStopped(measures, now) && { schedule: 1 }),
  }
}
