import type { QuoteValues } from '../../../src/contract/quoteFields.ts'
import { checkQuoteRequest } from '../../../src/contract/quoteRequest.ts'
import { Refusal } from './answers.ts'

export const validFields = (body: object): QuoteValues => {
  const checked = checkQuoteRequest(body)
  if (checked.valid) return checked.quote
  throw new Refusal(422, 'Some fields are not valid.', { errors: checked.errors })
}
