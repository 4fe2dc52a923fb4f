import type { QuoteRequest } from '../requests/requestStore.ts'

/**
 * The JSON of a delivery. The fields are the ten of the specification, so the reference that the visitor has is the
 * last line of the message. A constant field never replaces what the visitor typed.
 */
export const formBody = (
  { quote, reference }: Pick<QuoteRequest, 'quote' | 'reference'>,
  names: Readonly<Record<string, string>> = {},
  fields: object = {},
): string => {
  const sent = { ...quote, message: `${quote.message}\n\nReference: ${reference}` }
  const renamed = Object.entries(sent).map(([name, value]) => [names[name] ?? name, value])
  return JSON.stringify({ ...fields, ...(Object.fromEntries(renamed) as object) })
}
