import { expect, it } from 'vitest'
import { formBody } from '../../../../../functions/relay/delivery/formBody.ts'
import { sampleQuote } from '../../../../support/relay/quoteSamples.ts'

it('keeps what the visitor typed when a constant field has the same name', () => {
  expect(JSON.parse(formBody(sampleQuote, {}, { email: 'office@veritally.example' }))).toEqual(sampleQuote)
})
