import { expect, it } from 'vitest'
import { formBody } from '../../../../../functions/relay/delivery/formBody.ts'
import { sampleQuote } from '../../../../support/relay/quoteSamples.ts'

it('is the ten fields to the letter when the form service wants nothing else', () => {
  expect(formBody(sampleQuote)).toBe(JSON.stringify(sampleQuote))
  expect(formBody(sampleQuote, { names: undefined, fields: undefined })).toBe(JSON.stringify(sampleQuote))
})

it('has other names and constant fields when the form service wants them', () => {
  const { email, ...others } = sampleQuote
  const shape = {
    names: { email: '_replyto', other: 'x' },
    fields: { access_key: 'a1', consent: true, list: 7 },
  }
  expect(JSON.parse(formBody(sampleQuote, shape))).toEqual({ ...others, _replyto: email, ...shape.fields })
})

it('keeps what the visitor typed when a constant field has the same name', () => {
  expect(JSON.parse(formBody(sampleQuote, { fields: { email: 'office@veritally.example' } }))).toEqual(
    sampleQuote,
  )
})
