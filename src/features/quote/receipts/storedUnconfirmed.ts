import { boolean, number, object, string } from 'yup'
import { quoteRequest } from '../../../contract/quoteRequest.ts'
import { storedMachines } from '../draft.ts'
import type { UnconfirmedQuote } from './unconfirmedSlice.ts'

const storedRequest = object({
  key: string().required(),
  request: quoteRequest,
  signals: object({ honeypotFilled: boolean().default(false), secondsOpen: number().default(0) }),
  resent: boolean().default(false),
  /** Absent in what was stored before the list was kept beside the message, which has it as text. */
  machines: storedMachines.default([]),
})

/** Reads stored requests; drops entries that are not valid. */
export const parseUnconfirmed = (stored: unknown): UnconfirmedQuote[] =>
  (Array.isArray(stored) ? stored : [])
    .filter((one) => storedRequest.isValidSync(one))
    .map((one) => ({ ...storedRequest.cast(one), resending: false, reference: null }))
