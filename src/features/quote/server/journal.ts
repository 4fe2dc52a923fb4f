import type { QuoteValues } from '../quoteFields.ts'
import type { Outcome } from './relay.ts'

/** Keeps a request until it is delivered (design section 7). */
export interface Journal {
  /** Before the delivery. */
  record: (key: string, quote: QuoteValues) => Promise<void>
  /** After it: a delivered request may go, any other stays to be delivered later. */
  settle: (key: string, outcome: Outcome) => Promise<void>
}

/** For a site that keeps nothing. */
export const noJournal: Journal = {
  record: () => Promise.resolve(),
  settle: () => Promise.resolve(),
}

/** True when the step ended well within `limitMs`; false when it failed or is still going on. */
export const succeeds = async (step: () => Promise<void>, limitMs: number): Promise<boolean> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, limitMs, false)
  })
  const done = (async () => {
    try {
      await step()
      return true
    } catch {
      return false
    }
  })()
  return Promise.race([done, limit]).finally(() => {
    clearTimeout(timer)
  })
}
