import {
  cleanText,
  controlCharacters,
  type QuoteField,
  quoteFieldOrder,
  quoteOptions,
  type QuoteValues,
} from './quoteFields.ts'
import { joinMessage } from './quoteList.ts'

/**
 * The form as a request: options as label text, control characters as spaces, cleaned, in a fixed order. The
 * lines of the quote list become a part of the message here and nowhere else.
 */
export const toQuoteRequest = (form: QuoteValues, listLines: readonly string[] = []): QuoteValues => {
  const entries = quoteFieldOrder.map((field): [QuoteField, string] => {
    const option = quoteOptions[field]?.find(({ value }) => value === form[field])
    const text = option?.label ?? form[field]
    return [field, cleanText(field, text.replace(controlCharacters(field), ' '))]
  })
  const request = Object.fromEntries(entries) as Record<QuoteField, string>
  return { ...request, message: joinMessage(request.message, listLines) }
}
