import { expect, it } from 'vitest'
import { formBody } from '../../../../../functions/relay/delivery/formBody.ts'
import { sampleQuote } from '../../../../support/relay/quoteSamples.ts'

it('has other names and constant fields when the form service wants them', () => {
  const { email, ...others } = sampleQuote
  const names = { email: '_replyto', other: 'x' }
  const fields = { access_key: 'a1', consent: true, list: 7 }
  expect(JSON.parse(formBody(sampleQuote, names, fields))).toEqual({ ...others, _replyto: email, ...fields })
})

it('keeps what the visitor typed when a constant field has the same name', () => {
  expect(JSON.parse(formBody(sampleQuote, {}, { email: 'office@veritally.example' }))).toEqual(sampleQuote)
})
