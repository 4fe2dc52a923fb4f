import { describe, expect, it } from 'vitest'
import { checkQuoteRequest } from '../../../../functions/relay/http/checkQuoteRequest.ts'
import { maxLengths } from '../../../../src/domain/contract/quoteFields.ts'
import { joinMessage, maxListLength } from '../../../../src/domain/contract/quoteList.ts'
import { toQuoteRequest } from '../../../../src/domain/contract/toQuoteRequest.ts'
import { loadProductLines } from '../../../../src/domain/products/productLines.ts'
import { productIds } from '../../../support/pages/quoteLists.ts'
import { sampleQuote } from '../../../support/relay/quoteSamples.ts'

const two = [
  { id: 5, quantity: 2 },
  { id: 36, quantity: 1 },
]

const message = `Two for Kampot.

Quote list:
2 x MC 280 Mixed-Value Money Counter (No 005)
1 x BS 4 Four-Pocket Banknote Sorter (No 036)`

it('a message with a quote list is the text, a blank line, and a line for each product', async () => {
  const [counter = '', sorter = ''] = await loadProductLines(two)
  expect(counter).toBe('2 x MC 280 Mixed-Value Money Counter (No 005)')
  expect(sorter).toMatch(/^1 x BS 4 .+ \(No 036\)$/)
  expect(joinMessage('Two for Kampot.', [counter, '1 x BS 4 Four-Pocket Banknote Sorter (No 036)'])).toBe(
    message,
  )
  expect(joinMessage('Only a question.', [])).toBe('Only a question.')
})

describe('the rules of a request with twenty lines', () => {
  const twenty = productIds.slice(0, 20).map((id) => ({ id, quantity: 999 }))
  const form = (text: string) => ({ ...sampleQuote, country: 'cambodia', message: text })
  const longest = 'x'.repeat(maxLengths.message)

  it('leave space for them below the longest text', async () => {
    const request = toQuoteRequest(form(longest), await loadProductLines(twenty))
    expect(checkQuoteRequest(request)).toEqual({ valid: true, quote: request })
  })

  it('leave space for the longest names, and for nothing else', () => {
    const lines = Array<string>(20).fill(`999 x ${'W'.repeat(48)} (No 1000)`)
    expect(checkQuoteRequest(toQuoteRequest(form(longest), lines)).valid).toBe(true)
    const most = longest.length + maxListLength
    expect(checkQuoteRequest({ ...sampleQuote, message: 'x'.repeat(most) }).valid).toBe(true)
    expect(checkQuoteRequest({ ...sampleQuote, message: 'x'.repeat(most + 1) })).toEqual({
      valid: false,
      errors: { message: `Must be at most ${String(most)} characters` },
    })
  })
})
