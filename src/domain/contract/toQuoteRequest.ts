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
 * Turns the form into a request in a fixed order: cleaned, with labels for options and spaces for control
 * characters. The quote list becomes part of the message here and nowhere else.
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
