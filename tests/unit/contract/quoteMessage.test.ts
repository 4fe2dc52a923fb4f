import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { machineLines } from '../../../src/content/machineLines.ts'
import { maxLengths } from '../../../src/contract/quoteFields.ts'
import { joinMessage, splitMessage } from '../../../src/contract/quoteMessage.ts'
import { checkQuoteRequest } from '../../../src/contract/quoteRequest.ts'
import { toQuoteRequest } from '../../../src/contract/toQuoteRequest.ts'
import { anyList, productIds } from '../../support/quoteLists.ts'
import { sampleQuote } from '../../support/quoteSamples.ts'

const two = [
  { id: 5, quantity: 2 },
  { id: 36, quantity: 1 },
]

const message = `Two for Kampot.

Quote list:
2 x MC 280 Mixed-Value Money Counter (No 005)
1 x BS 4 Four-Pocket Banknote Sorter (No 036)`

describe('a message with a quote list', () => {
  it('is the text, a blank line, and a line for each machine', () => {
    const [counter = '', sorter = ''] = machineLines(two)
    expect(counter).toBe('2 x MC 280 Mixed-Value Money Counter (No 005)')
    expect(sorter).toMatch(/^1 x BS 4 .+ \(No 036\)$/)
    expect(joinMessage('Two for Kampot.', [counter, '1 x BS 4 Four-Pocket Banknote Sorter (No 036)'])).toBe(
      message,
    )
    expect(splitMessage(message)).toMatchObject({ text: 'Two for Kampot.' })
    expect(joinMessage('Only a question.', [])).toBe('Only a question.')
  })

  it('comes back as it was, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), anyList, (text, machines) => {
        fc.pre(machines.length > 0)
        const lines = machineLines(machines)
        expect(splitMessage(joinMessage(text, lines))).toEqual({ text, lines })
      }),
    )
  })

  it('that only looks like one stays the visitor’s text', () => {
    const pretended = fc.constantFrom('\n\nQuote list:\n', '1 x A (No 001)', '\n', 'Quote list:', '2 x ', ' ')
    fc.assert(
      fc.property(fc.array(fc.oneof(pretended, fc.string())), (parts) => {
        const whole = parts.join('')
        const { text, lines } = splitMessage(whole)
        expect(joinMessage(text, lines)).toBe(whole)
      }),
    )
  })
})

describe('the rules of a request with twenty lines', () => {
  const twenty = machineLines(productIds.slice(0, 20).map((id) => ({ id, quantity: 999 })))
  const request = (text: string) =>
    toQuoteRequest({ ...sampleQuote, country: 'cambodia', message: text }, twenty)

  it('leave room for them below the longest text, and none for a longer text', () => {
    const longest = 'x'.repeat(maxLengths.message)
    expect(checkQuoteRequest(request(longest)).valid).toBe(true)
    expect(checkQuoteRequest(request(`${longest}x`))).toEqual({
      valid: false,
      errors: { message: 'Must be at most 5000 characters' },
    })
  })

  it('trim the text above them', () => {
    expect(request(' Two. \n').message).toBe(joinMessage('Two.', twenty))
  })
})
