import { expect, it } from 'vitest'
import { listTable } from '../../../../src/features/listDocument/listTable.ts'

const company = {
  companyFullName: 'Veritally Pte. Ltd.',
  address: ['00 Sample Avenue'],
  phone: '+65 0000 0000',
  email: 'office@veritally.example',
}

/** Which a spreadsheet does not have. */
const picture = { picture: '', alt: '' }

it('has the products, their sum, the office, the reference, the day and the link', () => {
  const rows = listTable({
    company,
    products: [
      {
        id: 5,
        quantity: 2,
        name: 'MC 280',
        ...picture,
        figures: [{ name: 'Speed', text: '1,000 notes/min' }],
      },
      { id: 36, quantity: 10, name: 'BS 4 "wide"', ...picture, figures: [] },
    ],
    time: Date.UTC(2026, 10, 23, 12),
    reference: 'Q-7KX2M9PA',
    link: 'https://www.veritally.example/get-quote?list=5x2,36x10',
  })
  expect(rows).toEqual([
    ['Number', 'Product', 'Quantity', 'Key figures'],
    ['No 005', 'MC 280', 2, 'Speed: 1,000 notes/min'],
    ['No 036', 'BS 4 "wide"', 10, ''],
    ['Total', '2 products', 12],
    [],
    ['Veritally', 'Veritally Pte. Ltd.'],
    ['Reference Q-7KX2M9PA'],
    ['Date', '23 November 2026'],
    ['Link', 'https://www.veritally.example/get-quote?list=5x2,36x10'],
  ])
})
