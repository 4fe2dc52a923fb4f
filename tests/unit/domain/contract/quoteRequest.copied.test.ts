import { expect, it } from 'vitest'
import { checkQuoteRequest } from '../../../../functions/relay/http/checkQuoteRequest.ts'
import { validateQuoteForm } from '../../../../src/domain/contract/quoteRequest.ts'
import { toQuoteRequest } from '../../../../src/domain/contract/toQuoteRequest.ts'
import { sampleQuote } from '../../../support/relay/quoteSamples.ts'

/** What form and relay take in place of a text that was copied or pasted. */
const taken = (fields: { email: string } | { phone: string }) => {
  const copied = { ...sampleQuote, ...fields }
  return [validateQuoteForm(toQuoteRequest(copied)), checkQuoteRequest(copied)]
}

it.each([
  '\u202asokha@bank.example\u202c',
  '\ufeffsokha@bank.example\u200b',
  'sok\u00adha@bank\u2060.example',
  'sokha\ufe0f@bank.example\u202e',
  'sok\u200dha@bank.\u3164example\u{e0001}',
  '\u00a0sokha@bank.example\u2800',
])('form and relay take the email address %j without its invisible signs', (email) => {
  const quote = { email: 'sokha@bank.example' }
  expect(taken({ email })).toMatchObject([quote, { quote }])
})

it.each(['\u202a+855\u00a012\u00a0345\u00a0678\u202c', '+855\u200b 12 \u2800345\ufeff 678\u00a0'])(
  'the phone number %j is sent without the marks of a contacts app',
  (phone) => {
    const quote = { phone: '+855 12 345 678' }
    expect(taken({ phone })).toMatchObject([quote, { quote }])
  },
)
