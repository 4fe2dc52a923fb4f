import type { QuoteValues } from '../../domain/contract/quoteFields.ts'
import type { ListedProduct } from '../../domain/contract/quoteList.ts'
import type { SpamSignals } from '../../domain/contract/relay.ts'
import { toQuoteRequest } from '../../domain/contract/toQuoteRequest.ts'
import type { StartListening } from '../../domain/state/rootState.ts'
import { type Draft, readQuoteDraft } from '../../parts/quoteDraft/draft.ts'
import type { DraftServices } from '../../parts/quoteDraft/useDrafts.ts'
import type { StoredItem } from '../../ui/browser/storedItem.ts'
import {
  quoteAccepted,
  quoteFailed,
  type QuoteRefusal,
  quoteSubmitted,
  quoteUnconfirmed,
  selectQuote,
  selectQuoteKey,
  type SentQuote,
} from './quoteSlice.ts'

export type QuoteAnswer =
  /** An answer without a reference may come from a proxy rather than the relay. */
  { kind: 'accepted'; reference: string | null } | { kind: 'refused'; refusal: QuoteRefusal }

export interface QuoteServices extends Pick<DraftServices, 'draft'> {
  /** In ms since 1970. */
  now: () => number
  /** Rejects when the outcome is unknown. */
  sendQuote: (request: QuoteValues, key: string, signals: SpamSignals) => Promise<QuoteAnswer>
  loadProductLines: (products: readonly ListedProduct[]) => Promise<string[]>
  /** Requests without the relay's reference; on the device if the visitor lets them stay there. */
  unconfirmedInTab: StoredItem
  unconfirmedOnDevice: StoredItem
}

/**
 * A second try has to send the same text, because the relay refuses another one under the same key. Product
 * names may have changed since, so the lines of the first try are sent again.
 */
const draftToSend = (stored: Draft | undefined, request: Draft): Draft => ({
  ...request,
  lines: stored?.key === request.key ? stored.lines : undefined,
})

/** The stored draft of a key. A draft that was edited since has no key. */
const draftOf = (key: string, draft: StoredItem): Draft | undefined => {
  const stored = readQuoteDraft(draft)
  return stored?.key === key ? stored : undefined
}

/** The draft goes when its request has arrived, and loses its key when another request has the key. */
const settleDraft = (item: StoredItem, key: string, answer: QuoteAnswer): void => {
  const draft = draftOf(key, item)
  if (!draft) return
  if (answer.kind === 'accepted') item.remove()
  else if (answer.refusal.reason === 'keyTaken') item.write({ values: draft.values, key: null, machines: [] })
}

const eventOf = (answer: QuoteAnswer, sent: SentQuote) => {
  const { key, sentAt } = sent
  if (answer.kind === 'refused') return quoteFailed({ key, sentAt, refusal: answer.refusal })
  if (answer.reference === null) return quoteUnconfirmed(sent)
  return quoteAccepted({ key, sentAt, reference: answer.reference })
}

/** Sends a request once, and keeps the draft until the request has arrived. */
export const addQuoteListeners = (startListening: StartListening<QuoteServices>): void => {
  startListening({
    actionCreator: quoteSubmitted,
    effect: async ({ payload }, api) => {
      const { dispatch, extra } = api
      const key = selectQuoteKey(api.getState())
      if (key === null || selectQuote(api.getOriginalState()).status === 'submitting') return
      const { values, machines, signals } = payload
      const sentAt = extra.now()
      let request: QuoteValues
      let answer: QuoteAnswer
      try {
        const draft = draftToSend(readQuoteDraft(extra.draft), { values, key, machines })
        extra.draft.write(draft)
        // Loading the names has its own time limit.
        const lines = draft.lines ?? (await extra.loadProductLines(machines))
        if (draftOf(key, extra.draft)) extra.draft.write({ ...draft, lines })
        request = toQuoteRequest(values, lines)
        answer = await extra.sendQuote(request, key, signals)
      } catch {
        // Every error ends 'submitting', or else the visitor could never send again.
        dispatch(quoteFailed({ key, sentAt, refusal: { reason: 'unanswered' } }))
        return
      }
      dispatch(eventOf(answer, { key, machines, request, signals, sentAt }))
      settleDraft(extra.draft, key, answer)
    },
  })
}
