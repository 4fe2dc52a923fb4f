import type { CountryServices } from '../country/countryListeners.ts'
import type { NoticeDraft } from '../features/notices/noticesSlice.ts'
import type { ShareServices, SpecSheetServices } from '../features/product/productListeners.ts'
import type { QuoteServices } from '../features/quote/quoteListeners.ts'
import type { RoutingServices } from '../routing/storeToAddress.ts'

export interface TrackedEvent {
  name: 'free_quote_clicked'
  title: string
}

/** What listeners and thunks touch outside the store; a test passes its own. */
export interface Services
  extends CountryServices, RoutingServices, QuoteServices, ShareServices, SpecSheetServices {
  /** The default adapter sends nothing anywhere and posts a notice (specification 10.14). */
  track: (event: TrackedEvent, post: (notice: NoticeDraft) => void) => void
}
