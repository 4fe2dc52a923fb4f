import type { AppStartListening } from '../../app/store.ts'
import { quoteAccepted, quoteRefused, quoteSubmitted, selectQuote } from './quoteSlice.ts'

/** Sends a submitted request once and says how it ended; a second click meanwhile changes nothing. */
export const addQuoteListeners = (startListening: AppStartListening): void => {
  startListening({
    actionCreator: quoteSubmitted,
    effect: async ({ payload }, { dispatch, extra, getOriginalState }) => {
      if (selectQuote(getOriginalState()).status === 'submitting') return
      try {
        const answer = await extra.sendQuote(payload.request, payload.key, payload.signs)
        extra.clearSentDraft(payload.key)
        dispatch(quoteAccepted({ key: payload.key, ...answer }))
      } catch {
        dispatch(quoteRefused())
      }
    },
  })
}
