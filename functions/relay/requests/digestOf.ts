import { hash } from 'node:crypto'
import type { QuoteValues } from '../../../src/domain/contract/quoteFields.ts'

/** SHA-256 of the key and the filled fields, in base64url. A field that a release adds changes nothing while empty. */
export const digestOf = (key: string, quote: QuoteValues): string => {
  const filled = Object.entries(quote).filter(([, text]) => text)
  return hash('sha256', JSON.stringify([key, ...filled.sort()]), 'base64url')
}
