import type { Store } from '@reduxjs/toolkit'
import { quoteFieldOrder } from '../../../domain/contract/quoteFields.ts'
import type { RootState, StartListening } from '../../../domain/state/rootState.ts'
import type { QuoteAnswer, QuoteServices } from '../quoteListeners.ts'
import type { QuoteRefusal } from '../quoteSlice.ts'
import { storeUnconfirmed } from './storedUnconfirmed.ts'
import {
  expiresAt,
  quoteConfirmed,
  resendFailed,
  resendStarted,
  selectUnconfirmed,
  unconfirmedExpired,
  unconfirmedKeepingFailed,
  unconfirmedRestored,
  visitorReturned,
  waitMs,
  withKey,
} from './unconfirmedSlice.ts'

/** No later try can succeed, for example because a release has removed the chosen option. */
const isFieldRefused = (refusal: QuoteRefusal | undefined): boolean =>
  refusal?.reason === 'fields' && quoteFieldOrder.some((field) => field in refusal.errors)

/** The relay's name for the request, if it has it. */
const referenceOf = (answer: QuoteAnswer): string | null => {
  if (answer.kind === 'accepted') return answer.reference
  return 'reference' in answer.refusal ? answer.refusal.reference : null
}

/** After a jump Redux DevTools hold the state and no event changes it, so nothing is stored or sent. */
const hasChanged = (now: RootState, before: RootState): boolean =>
  selectUnconfirmed(now) !== selectUnconfirmed(before)

/** Stores unconfirmed requests, and sends each again, at ever longer intervals, until the relay confirms it. */
export const addUnconfirmedListeners = (startListening: StartListening<QuoteServices>): void => {
  startListening({
    predicate: (action, now, before) => !unconfirmedRestored.match(action) && hasChanged(now, before),
    effect: (_action, api) => {
      const quotes = selectUnconfirmed(api.getState())
      const missing = storeUnconfirmed(api.extra, quotes, selectUnconfirmed(api.getOriginalState()))
      for (const { key } of missing) api.dispatch(unconfirmedKeepingFailed(key))
    },
  })

  startListening({
    predicate: (action, now, before) => visitorReturned.match(action) || hasChanged(now, before),
    effect: async (_action, api) => {
      const { now } = api.extra
      api.cancelActiveListeners()
      const waiting = selectUnconfirmed(api.getState()).filter(({ status }) => status === 'waiting')
      const [next] = waiting
        .map((quote) => ({ quote, ms: waitMs(quote, now()) }))
        .sort((one, other) => one.ms - other.ms)
      if (!next) return
      await api.delay(next.ms)
      const event = now() < expiresAt(next.quote) ? resendStarted : unconfirmedExpired
      api.dispatch(event(next.quote.key))
    },
  })

  startListening({
    actionCreator: resendStarted,
    effect: async ({ payload: { key } }, api) => {
      const quote = withKey(selectUnconfirmed(api.getState()), key)
      if (quote?.status !== 'resending' || !hasChanged(api.getState(), api.getOriginalState())) return
      const answer = await api.extra.sendQuote(quote.request, key, quote.signals).catch(() => undefined)
      const reference = answer && referenceOf(answer)
      const refusal = answer?.kind === 'refused' ? answer.refusal : undefined
      const undeliverable = refusal?.reason === 'undeliverable'
      const { machines, sentAt } = quote
      if (reference) api.dispatch(quoteConfirmed({ key, machines, sentAt, reference, undeliverable }))
      else api.dispatch(resendFailed({ key, status: isFieldRefused(refusal) ? 'refused' : 'waiting' }))
    },
  })
}

/** Reports when the visitor returns to the tab or to the network; returns a function that stops it. */
export const subscribeToReturns = (store: Store<RootState>, events: EventTarget) => {
  const hear = (): void => {
    const isWaiting = selectUnconfirmed(store.getState()).some(
      ({ status }) => status === 'waiting' || status === 'resending',
    )
    if (isWaiting && document.visibilityState === 'visible') store.dispatch(visitorReturned())
  }
  // The event of the document bubbles to the window.
  const listeners = new AbortController()
  for (const name of ['online', 'visibilitychange'])
    events.addEventListener(name, hear, { signal: listeners.signal })
  return () => listeners.abort()
}
