import { expect, it } from 'vitest'
import { isCourtesy, mailLines } from '../../../../../src/features/addSeveral/reading/mailLines.ts'
import { makeProductFinder } from '../../../../../src/features/addSeveral/reading/productFinder.ts'

const finder = makeProductFinder([
  { id: 5, name: 'MC 280 Mixed-Value Money Counter' },
  { id: 6, name: 'VC 520 Value Counter' },
  { id: 7, name: 'KC 300 Coin Counter' },
  { id: 8, name: 'BS 4 Sorter' },
])

const items = ['2 x MC 280', '1 VC 520', 'one KC 300', '10 rolls banding tape 40 mm']

const broken = (at: string): string =>
  `Hi team, please send us your best quote for 2 x MC 280, 1 VC 520, one KC 300 and 10 rolls banding tape 40 mm.`.replace(
    `${at} `,
    `${at}\n`,
  )

it.each([
  [
    'Hi, please quote 2 x MC 280, 1 VC 520, one KC 300 and 10 rolls banding tape 40 mm. Thanks',
    ['Hi', 'please quote', ...items, 'Thanks'],
  ],
  ...['VC', 'KC', 'and 10', 'rolls', 'banding'].map((at): [string, string[]] => [
    broken(at),
    ['Hi team', 'please send us your best quote for', ...items],
  ]),
  [
    'Please quote 2 x MC 280, 1 VC 520 and one KC 300 for our branches\nBS 4, 2 pcs',
    ['Please quote', ...items.slice(0, 2), 'one KC 300 for our branches', 'BS 4, 2 pcs'],
  ],
  [
    'We would like to have 2 x MC 280 & 1 VC 520. Delivery is to Siem Reap.',
    ['We would like to have', '2 x MC 280', '1 VC 520', 'Delivery is to Siem Reap'],
  ],
])('%j has a line for each item, and nothing is lost', (text, lines) => {
  expect(mailLines(text, finder)).toEqual(lines)
})

it.each([
  'We do not need 2 x MC 280, 1 VC 520 and one BS 4.',
  'We do not need the\n2 x MC 280, 1 VC 520',
  '2 x MC 280, 1 VC 520 are not needed',
  'We have 2 x MC 280, 1 VC 520 and one BS 4.',
  'Please quote 2 x MC 280, 1 VC 520. Both are for repair.',
  'Please quote belts for 2 x MC 280, 1 VC 520',
  'Please quote one hundred and two MC 280 for us, 3',
  '2 x MC 280, 2 x MC 280',
  'Please quote 2 x MC 280. Thanks',
  'MC 280, 2\nBS 4, 3',
  'Please quote MC 280\nVC 520',
  '2 x MC\n280',
])('%j is left as it is', (text) => {
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
