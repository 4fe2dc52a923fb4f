import { z } from 'zod'
import type { QuoteValues } from '../../../src/domain/contract/quoteFields.ts'
import { seal, unseal } from './sealing.ts'

/** Another release may have had a field more or less, so only the texts are checked. */
const quoteSchema = z.record(z.string(), z.string())

/** Seals the quote under its key with the first secret; plain JSON where there is none. */
export const sealBody = (key: string, quote: QuoteValues, [secret]: readonly string[]): string => {
  const text = JSON.stringify(quote)
  return secret === undefined ? text : seal(text, secret, key)
}

/** Opens what `sealBody` made. Undefined when it is erased, or no secret opens it, as in a preview. */
export const openBody = (
  key: string,
  body: string | null,
  secrets: readonly string[],
): Record<string, string> | undefined => {
  const text = body === null || body.startsWith('{') ? body : unseal(body, secrets, key)
  if (text === undefined || text === null) return undefined
  try {
    return quoteSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
