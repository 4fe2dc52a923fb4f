import { afterEach, beforeEach, expect, it } from 'vitest'
import { isReference } from '../../../../src/domain/contract/relay.ts'
import { noJournal, type QuoteHarness, startQuoteHarness } from '../../../support/relay/quoteHarness.ts'

let quote: QuoteHarness

beforeEach(async () => {
  quote = await startQuoteHarness()
})

afterEach(() => quote.close())

const bodyOf = async (response: Response) => (await response.json()) as { kept?: true; reference?: string }

it('a request in the journal is answered with its reference, and success repeats it', async () => {
  await quote.setFault('refuse')
  const failed = await quote.call()
  expect(failed.status).toBe(502)
  const { kept, reference } = await bodyOf(failed)
  expect(kept).toBe(true)
  expect(isReference(reference)).toBe(true)

  await quote.setFault('none')
  expect(await bodyOf(await quote.call())).toEqual({ reference })
})

it('a request that nobody keeps has no reference', async () => {
  await quote.setFault('refuse')
  const failed = await quote.call({}, { journal: noJournal })
  expect(failed.status).toBe(503)
  expect(await bodyOf(failed)).not.toHaveProperty('kept')
})
