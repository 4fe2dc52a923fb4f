import { isAnyOf } from '@reduxjs/toolkit'
import { clientTimeoutMs } from '../../../contract/relay.ts'
import type { StartListening } from '../../../state/rootState.ts'
import { toStoredUnconfirmed } from '../draft.ts'
import type { QuoteServices } from '../quoteListeners.ts'
import { quoteUnconfirmed } from '../quoteSlice.ts'
import {
  quoteConfirmed,
  resendFailed,
  resendStarted,
  selectUnconfirmed,
  unconfirmedDismissed,
  type UnconfirmedQuote,
  unconfirmedRestored,
  withKey,
} from './unconfirmedSlice.ts'

/** The wait before an unconfirmed request is sent again. */
export const resendDelayMs = 3000

/** Stores unconfirmed requests in this tab; sends each again once, and whenever the visitor asks to. */
export const addUnconfirmedListeners = (
  startListening: StartListening<{ unconfirmed: UnconfirmedQuote[] }, QuoteServices>,
): void => {
  startListening({
    matcher: isAnyOf(quoteUnconfirmed, resendStarted, quoteConfirmed, unconfirmedDismissed),
    effect: (_action, api) => {
      const open = selectUnconfirmed(api.getState()).filter(({ reference }) => reference === null)
      if (open.length > 0) api.extra.unconfirmed.write(toStoredUnconfirmed(open))
      else api.extra.unconfirmed.remove()
    },
  })

  startListening({
    matcher: isAnyOf(quoteUnconfirmed, unconfirmedRestored),
    effect: async (_action, api) => {
      await api.delay(resendDelayMs)
      for (const { key, resent } of selectUnconfirmed(api.getState()))
        if (!resent) api.dispatch(resendStarted(key))
    },
  })

  startListening({
    actionCreator: resendStarted,
    effect: async ({ payload: key }, api) => {
      const quote = withKey(selectUnconfirmed(api.getState()), key)
      const before = withKey(selectUnconfirmed(api.getOriginalState()), key)
      if (!quote?.resending || before?.resending) return
      const answer = await api.extra
        .sendQuote(quote.request, key, quote.signals, AbortSignal.timeout(clientTimeoutMs))
        .catch(() => undefined)
      const reference = answer?.kind === 'accepted' ? answer.reference : answer?.keptAs
      api.dispatch(reference ? quoteConfirmed({ key, reference }) : resendFailed(key))
    },
  })
}
