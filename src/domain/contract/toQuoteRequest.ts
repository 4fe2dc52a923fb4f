import {
  controlCharacters,
  type QuoteField,
  quoteFieldOrder,
  quoteOptions,
  type QuoteValues,
} from './quoteFields.ts'
import { joinMessage } from './quoteList.ts'

/**
 * Characters that nobody sees, such as the direction marks around an address that was copied from a contact
 * card, or the soft hyphens of a page. An answer to an address with them would not arrive. The two joiners
 * stay, because some scripts need them in a word.
 */
const invisible = /[^\P{Cf}\u200c\u200d]/gu

/**
 * The form as a request: options as label text, control characters as spaces, trimmed, in a fixed order. The
 * email address loses what nobody sees. The lines of the quote list become a part of the message here and
 * nowhere else.
 */
export const toQuoteRequest = (form: QuoteValues, listLines: readonly string[] = []): QuoteValues => {
  const entries = quoteFieldOrder.map((field): [QuoteField, string] => {
    const option = quoteOptions[field]?.find(({ value }) => value === form[field])
    const text = option?.label ?? (field === 'email' ? form.email.replace(invisible, '') : form[field])
    return [field, text.replace(controlCharacters(field), ' ').trim()]
  })
  const request = Object.fromEntries(entries) as Record<QuoteField, string>
  return { ...request, message: joinMessage(request.message, listLines) }
}
