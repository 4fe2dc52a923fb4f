import { afterEach, beforeEach, expect, it } from 'vitest'
import { noJournal, type QuoteHarness, startQuoteHarness } from '../../../support/relay/quoteHarness.ts'

let quote: QuoteHarness

beforeEach(async () => {
  quote = await startQuoteHarness()
})

afterEach(() => quote.close())

const answering = (status: number) => ({
  formService: { fetch: () => Promise.resolve(new Response(null, { status })) },
})

it.each([400, 413, 422])('after %i the answer says that nobody will deliver the request', async (status) => {
  const expected = { kept: true, undeliverable: true, reference: expect.stringMatching(/^Q-/) as string }
  const answer = await quote.call({}, answering(status))
  expect(answer.status).toBe(502)
  expect(await answer.json()).toMatchObject(expected)
  expect(await (await quote.call({}, answering(status))).json()).toMatchObject(expected)
})

it('the fault "invalid" of the local form service makes a dead letter', async () => {
  await quote.setFault('invalid')
  expect(await (await quote.call()).json()).toMatchObject({ undeliverable: true })
  expect(quote.entry()?.state).toBe('undeliverable')
})

it.each([401, 404, 429, 500, 503])(
  'after %i the request is delivered later, as the answer says',
  async (status) => {
    const problem: unknown = await (await quote.call({}, answering(status))).json()
    expect(problem).toMatchObject({ kept: true })
    expect(problem).not.toHaveProperty('undeliverable')
  },
)

it('what the journal has not kept is not told to be kept', async () => {
  const answer = await quote.call({}, { ...answering(422), journal: noJournal })
  expect(answer.status).toBe(503)
  const problem: unknown = await answer.json()
  expect(problem).not.toHaveProperty('kept')
  expect(problem).not.toHaveProperty('undeliverable')
})
