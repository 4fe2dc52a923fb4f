import { ValidationError } from 'yup'
import { Refusal } from './answers.ts'
import { controlCharacters, quoteFieldOrder, type QuoteValues } from '../quoteFields.ts'
import { quoteRequestSchema } from '../quoteSchema.ts'

type Messages = Record<string, string>

const fieldNames: readonly string[] = quoteFieldOrder

const refuse = (errors: Messages): Refusal => new Refusal(422, 'Some fields are not valid.', { errors })

/** Yup would turn numbers into text and drop unknown keys; a form never sends either. */
const shapeMessages = (body: object): Messages =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]: [string, unknown]) => {
      if (!fieldNames.includes(name)) return [[name, 'Unknown field']]
      return typeof value === 'string' ? [] : [[name, 'Must be text']]
    }),
  )

/** The first message of each field. */
const ruleMessages = ({ inner }: ValidationError): Messages =>
  Object.fromEntries(inner.map(({ path = '', message }) => [path, message] as const).reverse())

const characterMessages = (quote: QuoteValues): Messages =>
  Object.fromEntries(
    quoteFieldOrder
      .filter((field) => controlCharacters(field).test(quote[field]))
      .map((field) => [field, 'Must not contain control characters']),
  )

const checkRules = async (body: object): Promise<QuoteValues> => {
  try {
    return await quoteRequestSchema.validate(body, { abortEarly: false })
  } catch (error) {
    throw error instanceof ValidationError ? refuse(ruleMessages(error)) : error
  }
}

/**
 * The ten fields, trimmed, the missing optional ones as empty text. Throws a 422 Refusal with a message for
 * each wrong field: those of spec section 5, length, choice, control characters (line breaks are for the
 * message only), a value that is not text, a field that does not exist.
 */
export const validFields = async (body: object): Promise<QuoteValues> => {
  const shape = shapeMessages(body)
  if (Object.keys(shape).length > 0) throw refuse(shape)
  const quote = await checkRules(body)
  const characters = characterMessages(quote)
  if (Object.keys(characters).length > 0) throw refuse(characters)
  return quote
}
