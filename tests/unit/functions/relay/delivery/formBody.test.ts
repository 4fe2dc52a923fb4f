import { expect, it } from 'vitest'
import { formBody } from '../../../../../functions/relay/delivery/formBody.ts'
import { asDelivered, sampleQuote, sampleReference } from '../../../../support/relay/quoteSamples.ts'

const delivery = { quote: sampleQuote, reference: sampleReference }

it('has the fields, and the reference in the last line of the message', () => {
  expect(JSON.parse(formBody(delivery))).toEqual(asDelivered(sampleQuote))
  expect(asDelivered(sampleQuote).message?.split('\n').at(-1)).toBe(`Reference: ${sampleReference}`)
})

it('keeps what the visitor typed when a constant field has the same name', () => {
  expect(JSON.parse(formBody(delivery, {}, { email: 'office@veritally.example' }))).toEqual(
    asDelivered(sampleQuote),
  )
})
