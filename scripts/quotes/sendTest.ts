import { randomUUID } from 'node:crypto'
import { digestOf } from '../../functions/relay/requests/digestOf.ts'
import { referenceOf } from '../../functions/relay/requests/referenceOf.ts'
import { makeRequestStore, newLease } from '../../functions/relay/requests/requestStore.ts'
import { companies, defaultCountry } from '../../src/content/countries.ts'
import { emptyQuote } from '../../src/domain/contract/quoteFields.ts'
import { toQuoteRequest } from '../../src/domain/contract/toQuoteRequest.ts'
import type { Run } from './context.ts'

/** Puts a test request into the table, where the schedule finds it as one that was not delivered at once. */
export const sendTest: Run = async ({ query, secrets, now, print }) => {
  const { phone, email } = companies[defaultCountry]
  const quote = toQuoteRequest({
    ...emptyQuote,
    firstName: 'Test',
    lastName: 'Request',
    email,
    phone,
    message: 'A test of the way to the form service. Please delete it.',
  })
  const key = randomUUID()
  const reference = referenceOf(key)
  const request = { key, quote, reference, digest: digestOf(key, quote), spamSignals: [] }
  await makeRequestStore(query, now, secrets).take(newLease(request, now()))
  print(`${reference} will be delivered with the next run of the schedule, within 15 minutes.`)
  print(`Look for it at the form service, or ask here: npm run quotes -- show ${reference}`)
  return true
}
