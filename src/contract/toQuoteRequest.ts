import {
  businessTypes,
  controlCharacters,
  countries,
  type Option,
  type QuoteField,
  quoteFieldOrder,
  type QuoteValues,
  serviceTypes,
} from './quoteFields.ts'
import { joinMessage } from './quoteMessage.ts'

const optionsOf: Partial<Record<QuoteField, readonly Option[]>> = {
  country: countries,
  serviceType: serviceTypes,
  businessType: businessTypes,
}

const labelOf = (field: QuoteField, value: string): string =>
  optionsOf[field]?.find((option) => option.value === value)?.label ?? value

/** Options as label text, control characters as spaces, trimmed, in a fixed order, with the quote list. */
export const toQuoteRequest = (form: QuoteValues, machineLines: readonly string[] = []): QuoteValues => {
  const entries = quoteFieldOrder.map((field): [QuoteField, string] => [
    field,
    labelOf(field, form[field]).replace(controlCharacters(field), ' ').trim(),
  ])
  const request = Object.fromEntries(entries) as Record<QuoteField, string>
  return { ...request, message: joinMessage(request.message, machineLines) }
}
