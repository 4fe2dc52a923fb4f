import { checkQuoteRequest } from '../../contract/quoteRequest.ts'
import type { SpamSignals } from '../../contract/spamSignals.ts'
import { isRecord } from '../../lib/isRecord.ts'
import type { UnconfirmedQuote } from './unconfirmedSlice.ts'

const parseSignals = (stored: unknown): SpamSignals => {
  const { honeypotFilled, secondsOpen } = isRecord(stored) ? stored : {}
  return {
    honeypotFilled: honeypotFilled === true,
    secondsOpen: typeof secondsOpen === 'number' ? secondsOpen : 0,
  }
}

const parseOne = (stored: unknown): UnconfirmedQuote[] => {
  if (!isRecord(stored) || typeof stored.key !== 'string' || !isRecord(stored.request)) return []
  const checked = checkQuoteRequest(stored.request)
  if (!checked.valid) return []
  const { key, resent } = stored
  const signals = parseSignals(stored.signals)
  return [
    { key, request: checked.quote, signals, resent: resent === true, resending: false, reference: null },
  ]
}

export const parseUnconfirmed = (stored: unknown): UnconfirmedQuote[] =>
  Array.isArray(stored) ? stored.flatMap(parseOne) : []
