import { isRefusedForGood, type Outcome } from '../journal/outcome.ts'

/** How many deliveries run at the same time. */
const concurrency = { first: 16, least: 4, most: 32 }

/** How many of the last outcomes show whether the form service works at the moment. */
const windowSize = 50

/** A run stops after 50 outcomes without a success, or after 12 if earlier runs had none either. */
const outageAfter = { first: 12, later: windowSize }

/** With fewer outcomes than this the form service does not count as flaky. */
const leastToJudge = 10

/** So many quick failures lower the concurrency as much as one success raises it. */
const failuresPerSuccess = 10

/** Whether the form service has taken the request, or refused it because of the request itself. */
export const hasAnswered = (outcome: Outcome): boolean =>
  outcome.kind === 'delivered' || isRefusedForGood(outcome)

const isOverloaded = (outcome: Outcome): boolean =>
  outcome.kind === 'timeout' || (outcome.kind === 'refused' && outcome.upstream === 429)

/**
 * Decides from the outcomes of a process's runs how many deliveries run at a time, and when a run stops
 * (docs/decisions/0028).
 */
export const makePace = () => {
  let current = concurrency.first
  /** For each of the last outcomes, of this run and of those before: whether the form service answered. */
  const recent: boolean[] = []
  let countOfRun = 0
  let hasSucceeded = false
  const answered = () => recent.filter((isAnswered) => isAnswered).length

  return {
    beginRun: (): void => {
      hasSucceeded = answered() > 0
      countOfRun = 0
    },
    note: (outcome: Outcome): void => {
      const isAnswered = hasAnswered(outcome)
      hasSucceeded ||= isAnswered
      countOfRun += 1
      if (recent.push(isAnswered) > windowSize) recent.shift()
      if (isOverloaded(outcome)) current /= 2
      else current += isAnswered ? 1 : -1 / failuresPerSuccess
      current = Math.min(Math.max(current, concurrency.least), concurrency.most)
    },
    concurrency: (): number => Math.floor(current),
    /** Whether the run stops because no delivery succeeds. The others wait, and count no failure. */
    isOutage: (): boolean =>
      answered() === 0 && countOfRun >= (hasSucceeded ? outageAfter.later : outageAfter.first),
    /** Whether most deliveries fail and some succeed. Then a request that failed is soon tried again. */
    isFlaky: (): boolean => recent.length >= leastToJudge && answered() > 0 && answered() < recent.length / 2,
  }
}
