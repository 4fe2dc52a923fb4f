import { quoteFieldOrder, type QuoteValues } from '../../../src/contract/quoteFields.ts'

/** The key is hashed too, so that equal quotes under different keys have different hashes. */
export const quoteHashOf = async (key: string, quote: QuoteValues): Promise<string> => {
  const text = JSON.stringify([key, ...quoteFieldOrder.map((field) => quote[field])])
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Buffer.from(hash).toString('base64url')
}
