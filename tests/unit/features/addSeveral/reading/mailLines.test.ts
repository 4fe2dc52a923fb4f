import { expect, it } from 'vitest'
import { isCourtesy, mailLines } from '../../../../../src/features/addSeveral/reading/mailLines.ts'
import { makeProductFinder } from '../../../../../src/features/addSeveral/reading/productFinder.ts'
import lists from '../../../../support/fixtures/purchasingLists.json'

const finder = makeProductFinder([
  { id: 5, name: 'MC 280 Mixed-Value Money Counter' },
  { id: 6, name: 'VC 520 Value Counter' },
  { id: 7, name: 'KC 300 Coin Counter' },
  { id: 8, name: 'BS 4 Sorter' },
])

it.each(lists.mails)('$text has a line for each item, and nothing is lost', ({ text, lines }) => {
  expect(mailLines(text, finder)).toEqual(lines)
})

it.each(lists.wholeMails)('%j is left as it is', (text) => {
  expect(mailLines(text, finder)).toEqual(text.split('\n'))
})

it('a courtesy asks for no product', () => {
  expect(
    ['Dear Sir,', 'Kind regards', 'Best regards, Dara Chan', 'Thank you in advance!', 'Thanks, Dara'].every(
      isCourtesy,
    ),
  ).toBe(true)
  expect(['Dear team, 2 x MC 280', 'banding tape', 'Please cancel'].some(isCourtesy)).toBe(false)
})
