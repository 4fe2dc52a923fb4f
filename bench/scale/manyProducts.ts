import type { Product } from '../../src/domain/products/product.ts'
import { fixtureProducts } from '../../tests/support/site/fixtureProducts.ts'

const amount = /(?<![\d.,])(\d[\d,]*)(?= (?:notes|coins|bundles|W|mm)\b)/g

/** Larger from round to round, in the same form: `1,000 notes` becomes `1,050 notes`. */
const grown = (text: string, round: number): string =>
  text.replace(amount, (digits) => {
    const value = Math.round(Number(digits.replaceAll(',', '')) * (1 + (round % 20) / 20))
    return digits.includes(',') ? value.toLocaleString('en') : String(value)
  })

const mapTexts = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, mapTexts(entry, change)]))
}

/** `MC 280 Mixed-Value Money Counter` of round 2 is an MC 2280. */
const renamed = (name: string, round: number): string =>
  name.replace(/\d+/, (digits) => `${round}${digits.padStart(3, '0')}`)

const variant = (product: Product, id: number, round: number): Product => {
  const change = (text: string) => grown(text, round)
  return {
    ...product,
    id,
    name: renamed(product.name, round),
    features: product.features.map(change),
    specifications: mapTexts(product.specifications, change) as Product['specifications'],
  }
}

/** The tests' products, then as many variants of each as it takes. */
export const manyProducts = (count: number): Product[] => {
  const first = fixtureProducts
  const next = Math.max(...first.map(({ id }) => id)) + 1
  const rounds = Array.from({ length: Math.ceil(count / first.length) }, (_, round) =>
    first.map((product, index) =>
      round === 0 ? product : variant(product, next + (round - 1) * first.length + index, round),
    ),
  )
  return rounds.flat().slice(0, count)
}
