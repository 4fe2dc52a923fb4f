import { expect, it } from 'vitest'
import { namesPrice } from '../../../../scripts/checkContent/textRules.ts'

const prices = [
  ...['$1,290', '$ 195', '$1.50', '$100.00', '$1,00', '$10.000', 'US$195', 'S$ 195', '€ 99'],
  ...['USD 1290', 'USD1290', '1,290 USD', '1290USD', '1290 US$', 'SGD 2 400', '990SGD'],
  ...['៛900,000', '900,000 ៛', 'KHR 1 200 000', 'KHR 1.200.000', '1,200,000 KHR'],
]

it.each(prices)('%s is a price', (amount) => {
  expect(namesPrice(`Now for only ${amount} at our office`)).toBe(true)
  expect(namesPrice(amount)).toBe(true)
})

const others = [
  ...['$1 to $100', '$20.', 'S$2', 'USD 50', '100 USD', 'KHR 100,000', '20 000 KHR', '៛500'],
  ...['1, 2 and 5 USD', 'USD, 50 and 100', '500 USD notes', '12 USD denominations', 'S$1,000 notes', '1,500'],
]

it.each(others)('%s is no price', (words) => {
  expect(namesPrice(`Takes ${words} in one run`)).toBe(false)
  expect(namesPrice(words)).toBe(false)
})
