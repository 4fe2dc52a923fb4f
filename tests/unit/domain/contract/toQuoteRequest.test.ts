import { expect, it } from 'vitest'
import { checkQuoteRequest } from '../../../../functions/relay/http/readQuoteRequest.ts'
import { maxLengths } from '../../../../src/domain/contract/quoteFields.ts'
import { joinMessage, maxListLength } from '../../../../src/domain/contract/quoteList.ts'
import { toQuoteRequest } from '../../../../src/domain/contract/toQuoteRequest.ts'
import { loadProductLines } from '../../../../src/domain/products/productLines.ts'
import { listOf } from '../../../support/pages/quoteLists.ts'
import { sampleQuote } from '../../../support/relay/quoteSamples.ts'

const message = `Two for Kampot.

Quote list:
2 x MC 280 Mixed-Value Money Counter (No 005)
1 x BS 4 Multi-Pocket Sorter, 4+1 Pockets (No 036)`

it('a message with a quote list is the text, a blank line, and a line for each product', async () => {
  expect(joinMessage('Two for Kampot.', await loadProductLines(listOf('5x2,36x1')))).toBe(message)
  expect(joinMessage('Only a question.', [])).toBe('Only a question.')
})

it('the rules of a request leave space for twenty lines of the longest names, and for nothing else', () => {
  const longest = 'x'.repeat(maxLengths.message)
  const lines = Array<string>(20).fill(`999 x ${'W'.repeat(48)} (No 1000)`)
  const form = { ...sampleQuote, country: 'cambodia', message: longest }
  expect(checkQuoteRequest(toQuoteRequest(form, lines)).valid).toBe(true)
  const most = longest.length + maxListLength
  expect(checkQuoteRequest({ ...sampleQuote, message: 'x'.repeat(most) }).valid).toBe(true)
  expect(checkQuoteRequest({ ...sampleQuote, message: 'x'.repeat(most + 1) })).toEqual({
    valid: false,
    errors: { message: `Must be at most ${String(most)} characters` },
  })
})
