import type { QuoteValues } from '../../contract/quoteFields.ts'
import type { SpamSignals } from '../../contract/spamSignals.ts'
import { timeouts } from '../../contract/timeouts.ts'
import { isRecord } from '../../lib/isRecord.ts'
import type { StartListening } from '../../lib/startListening.ts'
import type { StoredItem } from '../../lib/storedItem.ts'
import type { Draft } from './draft.ts'
import {
  quoteAccepted,
  quoteEdited,
  type QuoteRefusal,
  quoteRefused,
  type QuoteState,
  quoteSubmitted,
  quoteUnconfirmed,
  selectQuote,
  selectQuoteKey,
} from './quoteSlice.ts'

export type QuoteAnswer =
  /** Without a reference the answer may not come from the relay. */
  { kind: 'accepted'; reference: string | null } | ({ kind: 'refused' } & QuoteRefusal)

export interface QuoteServices {
  /** Rejects when the outcome is unknown. */
  sendQuote: (
    request: QuoteValues,
    key: string,
    signals: SpamSignals,
    signal: AbortSignal,
  ) => Promise<QuoteAnswer>
  draft: StoredItem
  unconfirmed: StoredItem
}

const unknownOutcome: QuoteAnswer = {
  kind: 'refused',
  errors: {},
  retryAt: null,
  keptAs: null,
  keyTaken: false,
}

/** Keeps a draft that is newer than the sent request. */
const clearSentDraft = (draft: StoredItem, key: string): void => {
  const stored = draft.read()
  if (isRecord(stored) && stored.key === key) draft.remove()
}

/** Sends a request once, and keeps the draft until the request has arrived. */
export const addQuoteListeners = (
  startListening: StartListening<{ quote: QuoteState }, QuoteServices>,
): void => {
  startListening({
    actionCreator: quoteEdited,
    effect: ({ payload: values }, { extra }) => {
      extra.draft.write({ values, key: null, machines: [] } satisfies Draft)
    },
  })

  startListening({
    actionCreator: quoteSubmitted,
    effect: async ({ payload }, api) => {
      const { dispatch, extra } = api
      const key = selectQuoteKey(api.getState())
      if (key === null || selectQuote(api.getOriginalState()).status === 'submitting') return
      const { values, machines, request, signals } = payload
      extra.draft.write({ values, key, machines } satisfies Draft)
      const answer = await extra
        .sendQuote(request, key, signals, AbortSignal.timeout(timeouts.client))
        .catch(() => unknownOutcome)
      if (answer.kind === 'accepted') {
        clearSentDraft(extra.draft, key)
        const { reference } = answer
        dispatch(reference ? quoteAccepted({ key, reference }) : quoteUnconfirmed({ key, request, signals }))
      } else {
        const { errors, retryAt, keptAs, keyTaken } = answer
        if (keyTaken) extra.draft.write({ values, key: null, machines: [] } satisfies Draft)
        dispatch(quoteRefused({ key, errors, retryAt, keptAs, keyTaken }))
      }
    },
  })
}
