import { expect, it } from 'vitest'
import { namesPrice } from '../../../../scripts/checkContent/prices.ts'

it.each([
  ...[
    '$1,290',
    '$ 195',
    '$1290',
    '$1.50',
    'S$ 195',
    'US$195',
    'USD 1290',
    'USD1290',
    '1290 USD',
    '1,290 USD',
  ],
  ...['$100.00', '$50.00', '$10.000', '1.000 USD', '$1,00', '1290USD', '990SGD', '1290 US$', '1,290 S$'],
  ...[
    'SGD 2 400',
    '2,400 SGD',
    '€ 99',
    '៛900,000',
    '900,000 ៛',
    'KHR 1 200 000',
    '1,200,000 KHR',
    'KHR 1.200.000',
  ],
])('%s is a price', (amount) => {
  expect(namesPrice(`Now for only ${amount} at our office`)).toBe(true)
  expect(namesPrice(amount)).toBe(true)
})

it.each([
  ...['$1', '$1 to $100', '$20.', 'S$2', 'USD 50', '100 USD', 'SGD 10', 'KHR 100,000', '20 000 KHR', '៛500'],
  ...[
    '1, 2 and 5 USD',
    'USD, 50 and 100',
    '500 USD notes',
    '12 USD denominations',
    'S$1,000 notes',
    'SGD 1,000 notes',
    '1,500',
    'USD and KHR',
  ],
])('%s is none', (words) => {
  expect(namesPrice(`Takes ${words} in one run`)).toBe(false)
  expect(namesPrice(words)).toBe(false)
})
