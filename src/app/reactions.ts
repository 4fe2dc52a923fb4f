import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import { isOffered } from '../content/categories.ts'
import texts from '../content/texts/notices.json'
import { countryRestored, countrySelected, selectCountry } from '../domain/country/countrySlice.ts'
import {
  clearingUndone,
  listCleared,
  listSent,
  productAdded,
  selectIsListed,
  selectQuoteList,
} from '../domain/quoteList/quoteListSlice.ts'
import { pageVisited, visitStarted } from '../domain/state/addressSlice.ts'
import type { RootState, StartListening } from '../domain/state/rootState.ts'
import { selectCatalogue, subcategoryWithdrawn } from '../features/catalogue/catalogueSlice.ts'
import { freeQuoteClicked } from '../features/home/homeEvents.ts'
import { type NoticeDraft, noticePosted } from '../features/notices/noticesSlice.ts'
import {
  linkCopied,
  linkNotCopied,
  specDownloadStarted,
  specFailed,
  specSaved,
} from '../features/product/productListeners.ts'
import {
  formErrorsFound,
  quoteAccepted,
  quoteFailed,
  type QuoteState,
  quoteUnconfirmed,
  selectQuote,
} from '../features/quote/quoteSlice.ts'
import { quoteConfirmed } from '../features/quote/receipts/unconfirmedSlice.ts'
import { requestReceived } from '../features/requests/keptRequestsSlice.ts'
import { fill } from '../lib/text.ts'
import { productChosen, selectCompared } from '../parts/compare/comparisonSlice.ts'
import type { Services } from './services.ts'

/** In ms (specification 10.11). Longer than other notices, because the visitor may have to find the button. */
const undoableMs = 10_000

const isSuccess = isAnyOf(quoteAccepted, quoteUnconfirmed)

const isAnswer = isAnyOf(quoteAccepted, quoteFailed)

const filled = (notice: typeof texts.linkNotCopied, values: Record<string, string>): NoticeDraft => ({
  ...notice,
  description: fill(notice.description, values),
})

/** Posts a notice for each action of the matcher; none where `noticeFor` returns undefined. */
const noticeOn =
  <Action extends UnknownAction>(
    matcher: (action: unknown) => action is Action,
    noticeFor: (action: Action, state: RootState, before: RootState) => NoticeDraft | undefined,
  ) =>
  (startListening: StartListening) =>
    startListening({
      matcher,
      effect: (action, api) => {
        const notice = noticeFor(action, api.getState(), api.getOriginalState())
        if (notice) api.dispatch(noticePosted(notice))
      },
    })

/** The notices that events deserve (specification 8). */
const notices = [
  noticeOn(formErrorsFound.match, () => ({ ...texts.quoteInvalid, tone: 'destructive' })),
  noticeOn(quoteFailed.match, () => ({ ...texts.quoteFailed, tone: 'destructive' })),
  noticeOn(isSuccess, () => texts.quoteAccepted),
  noticeOn(specDownloadStarted.match, () => texts.downloadStarted),
  noticeOn(specSaved.match, ({ payload }) => filled(texts.downloadFinished, { name: payload.name })),
  noticeOn(specFailed.match, () => ({ ...texts.downloadFailed, tone: 'destructive' })),
  noticeOn(linkCopied.match, () => texts.linkCopied),
  noticeOn(linkNotCopied.match, ({ payload }) => filled(texts.linkNotCopied, { url: payload.url })),
  noticeOn(productAdded.match, ({ payload: id, meta }, state, before) => {
    if (selectIsListed(before, id)) return undefined
    return selectIsListed(state, id) ? { ...texts.machineAdded, description: meta.name } : texts.listFull
  }),
  noticeOn(listCleared.match, (_action, _state, before) => {
    const { title, undo } = texts.listCleared
    const event = clearingUndone(selectQuoteList(before))
    return { title, durationMs: undoableMs, action: { label: undo, event } }
  }),
  noticeOn(productChosen.match, ({ payload: id }, state) =>
    selectCompared(state).includes(id) ? undefined : texts.comparisonFull,
  ),
]

/** The form's request once the relay has it; undefined until then. */
const receivedRequest = (quote: QuoteState) => {
  const { machines } = quote
  if (quote.status === 'succeeded' && quote.reference !== null)
    return { key: quote.key, reference: quote.reference, machines }
  if (quote.status === 'failed' && 'reference' in quote.refusal)
    return { key: quote.key, reference: quote.refusal.reference, machines }
  return undefined
}

/** Here one feature reacts to another's event, because features do not import each other. */
export const addReactions = (startListening: StartListening<Pick<Services, 'track'>>): void => {
  for (const listen of notices) listen(startListening)

  startListening({
    matcher: isSuccess,
    effect: (_action, api) => {
      const quote = selectQuote(api.getState())
      if (quote.status === 'succeeded') api.dispatch(listSent(quote.machines))
    },
  })

  startListening({
    actionCreator: freeQuoteClicked,
    effect: (_action, { dispatch, extra }) => {
      extra.track({ title: texts.freeQuote.title }, (notice) => dispatch(noticePosted(notice)))
    },
  })

  startListening({
    matcher: isAnyOf(countrySelected, countryRestored, visitStarted, pageVisited),
    effect: (_action, api) => {
      const { subcategory } = selectCatalogue(api.getState())
      if (!isOffered(subcategory, selectCountry(api.getState()))) api.dispatch(subcategoryWithdrawn())
    },
  })

  // The device keeps every request that the relay has.
  startListening({
    matcher: isAnswer,
    effect: ({ payload }, api) => {
      const received = receivedRequest(selectQuote(api.getState()))
      if (received?.key === payload.key) api.dispatch(requestReceived(received))
    },
  })

  // The visitor may have dismissed the receipt meanwhile, so the event brings the products.
  startListening({
    actionCreator: quoteConfirmed,
    effect: ({ payload: { key, reference, machines, sentAt } }, { dispatch }) => {
      dispatch(requestReceived({ key, reference, machines, sentAt }))
    },
  })
}
