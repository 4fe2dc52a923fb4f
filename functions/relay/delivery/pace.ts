import { isRefusalOfOne, type Outcome } from './outcome.ts'

/** How many deliveries run at the same time. */
const room = { first: 16, least: 4, most: 32 }

/** The last outcomes tell how the form service fares at the moment. */
const windowSize = 50

/** An outage is 50 failures without a success, or 12 if there was none in earlier runs. */
const outageAfter = { first: 12, later: windowSize }

const leastToJudge = 10

/** So many quick failures weigh as much as one delivery: a service that fails often may still be quick. */
const failuresToOne = 10

/** The form service answers, whatever it says of this one request. */
export const hasAnswered = (outcome: Outcome): boolean =>
  outcome.kind === 'delivered' || isRefusalOfOne(outcome)

const isOverloaded = (outcome: Outcome): boolean =>
  outcome.kind === 'timeout' || (outcome.kind === 'refused' && outcome.upstream === 429)

/** Follows the outcomes of a process's runs: how many deliveries at a time, and when a run stops. */
export const makePace = () => {
  let current = room.first
  /** Of this run and of those before. */
  const recent: boolean[] = []
  let countOfRun = 0
  let hasGotThrough = false
  const answered = () => recent.filter((isAnswered) => isAnswered).length

  return {
    beginRun: (): void => {
      hasGotThrough = answered() > 0
      countOfRun = 0
    },
    note: (outcome: Outcome): void => {
      const isAnswered = hasAnswered(outcome)
      hasGotThrough ||= isAnswered
      countOfRun += 1
      if (recent.push(isAnswered) > windowSize) recent.shift()
      if (isOverloaded(outcome)) current /= 2
      else current += isAnswered ? 1 : -1 / failuresToOne
      current = Math.min(Math.max(current, room.least), room.most)
    },
    room: (): number => Math.floor(current),
    /** Nothing gets through: the others wait without a failure of their own. */
    isOutage: (): boolean =>
      answered() === 0 && countOfRun >= (hasGotThrough ? outageAfter.later : outageAfter.first),
    /** Most fail and some get through: a failure is the service's, and no reason to wait longer. */
    isFlaky: (): boolean => recent.length >= leastToJudge && answered() > 0 && answered() < recent.length / 2,
  }
}
