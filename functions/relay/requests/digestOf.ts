import type { QuoteValues } from '../../../src/domain/contract/quoteFields.ts'

/** The fields of the first form in their order. It never changes, because the table holds digests of it. */
const firstFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'position',
  'country',
  'businessType',
  'serviceType',
  'message',
]

/** SHA-256 of key and quote, in base64url. A field that a release adds changes nothing while it is empty. */
export const digestOf = async (key: string, quote: QuoteValues): Promise<string> => {
  const values: Record<string, string> = quote
  const later = Object.keys(values).filter((field) => !firstFields.includes(field) && values[field] !== '')
  const texts = firstFields.map((field) => values[field] ?? '')
  const text = JSON.stringify([key, ...texts, ...later.sort().map((field) => [field, values[field]])])
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Buffer.from(hash).toString('base64url')
}
