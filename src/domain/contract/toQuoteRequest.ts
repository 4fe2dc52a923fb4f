import {
  cleanText,
  controlCharacters,
  type QuoteField,
  quoteFieldOrder,
  quoteOptions,
  type QuoteValues,
} from './quoteFields.ts'
import { joinMessage } from './quoteList.ts'

/** Turns the form into a request: cleaned, with labels for options, and the quote list in the message. */
export const toQuoteRequest = (form: QuoteValues, listLines: readonly string[] = []): QuoteValues => {
  const entries = quoteFieldOrder.map((field): [QuoteField, string] => {
    const option = quoteOptions[field]?.find(({ value }) => value === form[field])
    const text = option?.label ?? form[field]
    return [field, cleanText(field, text.replace(controlCharacters(field), ' '))]
  })
  const request = Object.fromEntries(entries) as Record<QuoteField, string>
  return { ...request, message: joinMessage(request.message, listLines) }
}
