import type { AppStartListening } from '../../app/store.ts'
import { quoteAccepted, quoteRefused, quoteSubmitted, selectQuote } from './quoteSlice.ts'

/** Sends a submitted request once and says how it ended; a second click meanwhile changes nothing. */
export const addQuoteListeners = (startListening: AppStartListening): void => {
  startListening({
    actionCreator: quoteSubmitted,
    effect: async ({ payload }, { dispatch, extra, getOriginalState }) => {
      if (selectQuote(getOriginalState()).status === 'submitting') return
      try {
        dispatch(quoteAccepted(await extra.sendQuote(payload.request, payload.key, payload.signs)))
      } catch {
        dispatch(quoteRefused())
      }
    },
  })
}
