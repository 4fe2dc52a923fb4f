import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import { isOffered } from '../content/categories.ts'
import {
  catalogueVisited,
  selectCatalogue,
  subcategoryWithdrawn,
} from '../features/catalogue/catalogueSlice.ts'
import { countryRestored, countrySelected, selectCountry } from '../features/country/countrySlice.ts'
import { freeQuoteClicked } from '../features/home/homeEvents.ts'
import { noticePosted, type NoticeDraft } from '../features/notices/noticesSlice.ts'
import { specDelivered, specFailed, specRequested } from '../features/product/productEvents.ts'
import { quoteAccepted, quoteInvalid, quoteRefused } from '../features/quote/quoteSlice.ts'
import type { AppStartListening } from './store.ts'

/** The notice that an event deserves (spec section 8). */
const noticeFor = (action: UnknownAction): NoticeDraft | undefined => {
  if (quoteInvalid.match(action)) return { title: 'Please fix the form errors', tone: 'destructive' }
  if (quoteRefused.match(action))
    return { title: 'Submission failed', description: 'Please try again later.', tone: 'destructive' }
  if (quoteAccepted.match(action))
    return { title: 'Quote request submitted!', description: 'Our team will respond within 24 hours.' }
  if (specRequested.match(action))
    return { title: 'Preparing download...', description: 'Your file is being prepared.' }
  if (specDelivered.match(action))
    return {
      title: 'Download complete',
      description: `Finished downloading the ${action.payload.name} specs.`,
    }
  if (specFailed.match(action))
    return {
      title: 'Download failed',
      description: 'Could not download the spec sheet. Please try again.',
      tone: 'destructive',
    }
  return undefined
}

/** Where one feature answers another's event: the features themselves do not know each other. */
export const addReactions = (startListening: AppStartListening): void => {
  startListening({
    predicate: (action) => noticeFor(action) !== undefined,
    effect: (action, { dispatch }) => {
      const notice = noticeFor(action)
      if (notice) dispatch(noticePosted(notice))
    },
  })

  startListening({
    actionCreator: freeQuoteClicked,
    effect: (_action, { dispatch, extra }) => {
      extra.track({ name: 'free_quote_clicked', title: "Let's Power Your Operations" }, (notice) =>
        dispatch(noticePosted(notice)),
      )
    },
  })

  startListening({
    matcher: isAnyOf(countrySelected, countryRestored, catalogueVisited),
    effect: (_action, api) => {
      const { subcategory } = selectCatalogue(api.getState())
      if (!isOffered(subcategory, selectCountry(api.getState()))) api.dispatch(subcategoryWithdrawn())
    },
  })
}
