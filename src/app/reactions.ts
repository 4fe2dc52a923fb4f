import { isAnyOf } from '@reduxjs/toolkit'
import { isOffered } from '../content/categories.ts'
import texts from '../content/texts/notices.json'
import { countryRestored, countrySelected, selectCountry } from '../domain/country/countrySlice.ts'
import { listSent } from '../domain/quoteList/quoteListSlice.ts'
import { pageVisited, visitStarted } from '../domain/state/addressSlice.ts'
import type { StartListening } from '../domain/state/rootState.ts'
import { selectCatalogue, subcategoryWithdrawn } from '../features/catalogue/catalogueSlice.ts'
import { freeQuoteClicked } from '../features/home/homeEvents.ts'
import { noticePosted } from '../features/notices/noticesSlice.ts'
import {
  quoteAccepted,
  quoteFailed,
  type QuoteState,
  quoteUnconfirmed,
  selectQuote,
} from '../features/quote/quoteSlice.ts'
import { quoteConfirmed } from '../features/quote/receipts/unconfirmedSlice.ts'
import { requestReceived } from '../features/requests/keptRequestsSlice.ts'
import { eventNotices } from './eventNotices.ts'
import type { Services } from './services.ts'

const isSuccess = isAnyOf(quoteAccepted, quoteUnconfirmed)

const isAnswer = isAnyOf(quoteAccepted, quoteFailed)

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
  for (const listen of eventNotices) listen(startListening)

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
