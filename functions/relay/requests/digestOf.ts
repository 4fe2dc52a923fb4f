import type { QuoteValues } from '../../../src/domain/contract/quoteFields.ts'

/** SHA-256 of the key and the filled fields, in base64url. A field that a release adds changes nothing while empty. */
export const digestOf = async (key: string, quote: QuoteValues): Promise<string> => {
  const filled = Object.entries(quote).filter(([, text]) => text)
  const hash = await crypto.subtle.digest('SHA-256', Buffer.from(JSON.stringify([key, ...filled.sort()])))
  return Buffer.from(hash).toString('base64url')
}
