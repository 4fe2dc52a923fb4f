import type { CountryServices } from '../domain/country/countryListeners.ts'
import type { NoticeDraft } from '../features/notices/noticesSlice.ts'
import type { ShareServices, SpecSheetServices } from '../features/product/productListeners.ts'
import type { QuoteServices } from '../features/quote/quoteListeners.ts'
import type { RoutingServices } from './syncAddress.ts'

/** What listeners use outside the store; tests pass fakes. */
export interface Services
  extends CountryServices, RoutingServices, QuoteServices, ShareServices, SpecSheetServices {
  /** The default adapter sends nothing anywhere and posts a notice (specification 10.14). */
  track: (event: { title: string }, post: (notice: NoticeDraft) => void) => void
}
