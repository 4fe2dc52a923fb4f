import { expect, it } from 'vitest'
import { companies } from '../../../../src/content/countries.ts'
import { listTable } from '../../../../src/parts/listDocument/listTable.ts'

/** Which a spreadsheet does not have. */
const picture = { picture: '', alt: '' }

it('has the products, their sum, the office, the reference, the day and the link', () => {
  const rows = listTable({
    company: companies.Singapore,
    products: [
      {
        id: 5,
        quantity: 2,
        name: 'MC 280',
        ...picture,
        figures: [
          { name: 'Speed', text: '1,000 notes/min', value: 1000, unit: 'notes/min' },
          { name: 'Currencies', text: 'KHR, USD', value: 'KHR, USD' },
        ],
      },
      {
        id: 36,
        quantity: 10,
        name: 'BS 4 "wide"',
        ...picture,
        figures: [
          { name: 'Pockets', text: '4 pockets', value: 4, unit: 'pockets' },
          { name: 'Speed', text: '1,200 notes/min', value: 1200, unit: 'notes/min' },
        ],
      },
    ],
    time: Date.UTC(2026, 10, 23, 12),
    reference: 'Q-7KX2M9PA',
    link: 'https://www.veritally.example/get-quote?list=5x2,36x10',
  })
  expect(rows).toEqual([
    ['Number', 'Product', 'Quantity', 'Speed (notes/min)', 'Currencies', 'Pockets'],
    ['No 005', 'MC 280', 2, 1000, 'KHR, USD', ''],
    ['No 036', 'BS 4 "wide"', 10, 1200, '', 4],
    ['Total', '2 products', 12],
    [],
    ['Veritally', 'Veritally Pte. Ltd.'],
    ['Reference Q-7KX2M9PA'],
    ['Date', 'November 23, 2026'],
    ['Link', 'https://www.veritally.example/get-quote?list=5x2,36x10'],
  ])
})
