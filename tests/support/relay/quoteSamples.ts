import type { SpamSignal } from '../../../functions/relay/journal/entry.ts'
import { noTexts, type QuoteField, type QuoteValues } from '../../../src/domain/contract/quoteFields.ts'

/** The fields' labels on the page. */
export const quoteLabels: Record<QuoteField, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone number',
  company: 'Company',
  position: 'Position',
  country: 'Country',
  businessType: 'Business type',
  serviceType: 'Service type',
  message: 'Message',
}

/** The fields of the first form, as the stored fixtures have them. */
const firstQuote = {
  firstName: 'Sokha',
  lastName: 'Chan',
  email: 'sokha@bank.example',
  company: 'Bank of the Example',
  phone: '+855 12 000 000',
  position: 'Buyer',
  country: 'Cambodia',
  serviceType: 'Sales & Quotes',
  businessType: 'Banking/Financial',
  message: 'Two counters, please.\nBy May.',
}

/** A request as it travels, with every field filled: a later field has its text here. */
export const sampleQuote: QuoteValues = { ...firstQuote }

/** The request of the stored fixtures as this release reads it: a later field is empty. */
export const storedQuote: QuoteValues = { ...noTexts, ...firstQuote }

export const sampleKey = '3f2b8c1e-6d4a-4f0e-9b7a-0c1d2e3f4a5b'

/** The sample as a request that enters the journal. */
export const sampleRequest = (reference = 'Q-SAMPLE22', spamSignals: readonly SpamSignal[] = []) => ({
  reference,
  quoteHash: 'hash',
  quote: sampleQuote,
  spamSignals,
})
