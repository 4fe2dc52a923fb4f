import type { QuoteField, QuoteValues } from '../../../src/domain/contract/quoteFields.ts'

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

/** A request as it travels, with every field filled. */
export const sampleQuote: QuoteValues = {
  firstName: 'Sokha',
  lastName: 'Chan',
  email: 'sokha@bank.example',
  phone: '+855 12 000 000',
  company: 'Bank of the Example',
  position: 'Buyer',
  country: 'Cambodia',
  businessType: 'Banking/Financial',
  serviceType: 'Sales & Quotes',
  message: 'Two counters, please.\nBy May.',
}

export const sampleKey = '3f2b8c1e-6d4a-4f0e-9b7a-0c1d2e3f4a5b'

/** The reference of `sampleKey`. */
export const sampleReference = 'Q-FK3XPTUB'

/** A request as the form service gets it. */
export const asDelivered = (
  quote: Record<string, string>,
  reference = sampleReference,
): Record<string, string> => ({
  ...quote,
  message: `${quote.message ?? ''}\n\nReference: ${reference}`,
})
