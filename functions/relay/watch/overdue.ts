import { type IndexItem, longestWaitMs } from '../journal/paths.ts'
import { hourMs, minuteMs } from '../lib/durations.ts'
import type { Status } from './status.ts'

const lateAfterMs = 15 * minuteMs
const stuckAfterMs = hourMs

type Waiting = Pick<IndexItem, 'key' | 'receivedAt'>

/**
 * Which requests wait too long. `late`: all that came after the last delivery, if the oldest of them waits
 * longer than 15 minutes: nothing is delivered any more. `stuck`: each that came before the last delivery and
 * waits longer than an hour: others are delivered and this one is not.
 */
export const overdueOf = <Item extends Waiting>(
  waiting: readonly Item[],
  { lastSuccess }: Status,
  now: number,
): { late: Item[]; stuck: Item[] } => {
  const wasOvertaken = ({ receivedAt }: Item): boolean => receivedAt < (lastSuccess?.at ?? -Infinity)
  const blocked = waiting.filter((item) => !wasOvertaken(item))
  return {
    late: longestWaitMs(blocked, now) > lateAfterMs ? blocked : [],
    stuck: waiting.filter((item) => wasOvertaken(item) && now - item.receivedAt > stuckAfterMs),
  }
}
