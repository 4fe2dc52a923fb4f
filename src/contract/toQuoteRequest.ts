import {
  businessTypeOptions,
  controlCharacters,
  countryOptions,
  type Option,
  type QuoteField,
  quoteFieldOrder,
  type QuoteValues,
  serviceTypeOptions,
} from './quoteFields.ts'
import { joinMessage } from './quoteList.ts'

const optionsOf: Partial<Record<QuoteField, readonly Option[]>> = {
  country: countryOptions,
  serviceType: serviceTypeOptions,
  businessType: businessTypeOptions,
}

const labelOf = (field: QuoteField, value: string): string =>
  optionsOf[field]?.find((option) => option.value === value)?.label ?? value

/**
 * The form as a request: options as label text, control characters as spaces, trimmed, in a fixed order.
 * The lines of the quote list become a part of the message here and nowhere else.
 */
export const toQuoteRequest = (form: QuoteValues, listLines: readonly string[] = []): QuoteValues => {
  const entries = quoteFieldOrder.map((field): [QuoteField, string] => [
    field,
    labelOf(field, form[field]).replace(controlCharacters(field), ' ').trim(),
  ])
  const request = Object.fromEntries(entries) as Record<QuoteField, string>
  return { ...request, message: joinMessage(request.message, listLines) }
}
