import type { StoreNavigation } from './navigationState.ts'
import type { NoticeDraft } from '../features/notices/noticesSlice.ts'
import type { QuoteValues } from '../features/quote/quoteFields.ts'
import type { Signs } from '../features/quote/signs.ts'

export interface TrackedEvent {
  name: 'free_quote_clicked'
  title: string
}

export interface QuoteAnswer {
  /** Empty where the relay gave none. */
  reference: string
}

/**
 * Everything the store's listeners touch outside the store. The browser's own are made in browserServices.ts;
 * a test passes its own.
 */
export interface Services {
  /** May throw when the visitor blocks it. */
  storage: Pick<Storage, 'getItem' | 'setItem'>
  /** Where `countryChanged` is heard and said; the window in a browser. */
  events: EventTarget
  location: () => { pathname: string; search: string }
  navigate: (path: string, options: { replace: boolean; cause: StoreNavigation }) => void
  /** Rejects when the relay does not take the request, or when nobody knows whether it did. */
  sendQuote: (request: QuoteValues, key: string, signs: Signs) => Promise<QuoteAnswer>
  /** Forgets the quote form's draft in this tab, if it is what was sent under a key. Never throws. */
  clearSentDraft: (key: string) => void
  /** The file's content; rejects on a failed request, a wrong content type, and after a minute. */
  fetchSpecSheet: (path: string) => Promise<Blob>
  saveFile: (content: Blob, name: string) => void
  /** The default adapter sends nothing anywhere and posts a notice (design section 8.14). */
  track: (event: TrackedEvent, post: (notice: NoticeDraft) => void) => void
}
