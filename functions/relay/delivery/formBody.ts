import type { QuoteRequest } from '../requests/requestStore.ts'

/** The JSON of a delivery, whose message ends with the reference. A constant field replaces no typed one. */
export const formBody = (
  { quote, reference }: Pick<QuoteRequest, 'quote' | 'reference'>,
  names: Readonly<Record<string, string>> = {},
  fields: object = {},
): string => {
  const sent = { ...quote, message: `${quote.message}\n\nReference: ${reference}` }
  const renamed = Object.entries(sent).map(([name, value]) => [names[name] ?? name, value])
  return JSON.stringify({ ...fields, ...(Object.fromEntries(renamed) as object) })
}
