import { withTimeLimit } from '../../browser/scheduling.ts'
import type { StoredItem } from '../../browser/storedItem.ts'
import type { QuoteValues } from '../../contract/quoteFields.ts'
import { clientTimeoutMs, type SpamSignals } from '../../contract/relay.ts'
import { toQuoteRequest } from '../../contract/toQuoteRequest.ts'
import { isRecord } from '../../lib/types.ts'
import { loadMachineLines } from '../../machines/machineLines.ts'
import type { StartListening } from '../../state/rootState.ts'
import { toStoredDraft } from './draft.ts'
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
  /** Requests without the relay's reference; on the device if the visitor lets them stay there. */
  unconfirmedInTab: StoredItem
  unconfirmedOnDevice: StoredItem
}

const unknownOutcome: QuoteRefusal = { errors: {}, retryAt: null, keptAs: null, keyTaken: false }

/** Sends a request once, and keeps the draft until the request has arrived. */
export const addQuoteListeners = (
  startListening: StartListening<{ quote: QuoteState }, QuoteServices>,
): void => {
  startListening({
    actionCreator: quoteEdited,
    effect: ({ payload: values }, { extra }) => {
      extra.draft.write(toStoredDraft({ values, key: null, machines: [] }))
    },
  })

  startListening({
    actionCreator: quoteSubmitted,
    effect: async ({ payload }, api) => {
      const { dispatch, extra } = api
      const key = selectQuoteKey(api.getState())
      if (key === null || selectQuote(api.getOriginalState()).status === 'submitting') return
      const { values, machines, signals } = payload
      let request: QuoteValues
      let answer: QuoteAnswer
      try {
        extra.draft.write(toStoredDraft({ values, key, machines }))
        request = toQuoteRequest(values, await loadMachineLines(machines))
        const signal = withTimeLimit(api.signal, clientTimeoutMs)
        answer = await extra.sendQuote(request, key, signals, signal)
      } catch {
        // After any error the state leaves 'submitting', or the visitor could never send again.
        dispatch(quoteRefused({ key, ...unknownOutcome }))
        return
      }
      if (answer.kind === 'accepted') {
        const { reference } = answer
        const unconfirmed = quoteUnconfirmed({ key, machines, request, signals, sentAt: Date.now() })
        dispatch(reference ? quoteAccepted({ key, reference }) : unconfirmed)
        const stored = extra.draft.read()
        // A draft that was edited since has no key.
        if (isRecord(stored) && stored.key === key) extra.draft.remove()
      } else {
        const { errors, retryAt, keptAs, undeliverable, keyTaken } = answer
        if (keyTaken) extra.draft.write(toStoredDraft({ values, key: null, machines: [] }))
        dispatch(quoteRefused({ key, errors, retryAt, keptAs, undeliverable, keyTaken }))
      }
    },
  })
}
