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

const isAnswer = isAnyOf(quoteAccepted, quoteUnconfirmed, quoteFailed)

/** The relay's name for the form's request; undefined while it does not have it. */
const referenceOf = (quote: QuoteState): string | undefined => {
  if (quote.status === 'succeeded') return quote.reference ?? undefined
  return quote.status === 'failed' && 'reference' in quote.refusal ? quote.refusal.reference : undefined
}

/** Here one feature reacts to another's event, because features do not import each other. */
export const addReactions = (startListening: StartListening<Pick<Services, 'track'>>): void => {
  for (const listen of eventNotices) listen(startListening)

  startListening({
    matcher: isAnswer,
    effect: ({ payload: { key, sentAt } }, api) => {
      const quote = selectQuote(api.getState())
      if (quote.key !== key) return
      const { machines } = quote
      if (quote.status === 'succeeded') api.dispatch(listSent(machines))
      const reference = referenceOf(quote)
      if (reference !== undefined) api.dispatch(requestReceived({ key, reference, machines, sentAt }))
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

  // The visitor may have dismissed the receipt meanwhile, so the event brings the products.
  startListening({
    actionCreator: quoteConfirmed,
    effect: ({ payload: { key, reference, machines, sentAt } }, { dispatch }) => {
      dispatch(requestReceived({ key, reference, machines, sentAt }))
    },
  })
}
