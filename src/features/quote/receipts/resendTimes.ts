import { isOpen, type UnconfirmedQuote } from './unconfirmedSlice.ts'

const second = 1000
const hour = 3600 * second
const day = 24 * hour

/** Less than the 7 days for which the relay knows a delivered key, so that no try makes a second request. */
export const daysKept = 6

/** 3 s before the first try, then half a minute, then twice as long each time, an hour at most. */
const waitBefore = (tries: number): number =>
  tries === 0 ? 3 * second : Math.min(30 * second * 2 ** (tries - 1), hour)

/** In ms since 1970. */
export const dueAt = ({ lastTryAt, tries }: Pick<UnconfirmedQuote, 'lastTryAt' | 'tries'>): number =>
  lastTryAt + waitBefore(tries)

export const mayBeResent = (quote: Pick<UnconfirmedQuote, 'status' | 'sentAt'>, now: number): boolean =>
  isOpen(quote) && now < quote.sentAt + daysKept * day
