import { describe, expect, it } from 'vitest'
import { report } from '../../../scripts/checkContent/contentFile.ts'
import { checkProducts } from '../../../scripts/checkContent/products.ts'
import { publicFileExists, readContent } from '../../../scripts/checkContent/readContent.ts'
import { checkRecords } from '../../../scripts/checkContent/records.ts'
import { checkTexts } from '../../../scripts/checkContent/texts.ts'
import { readProducts } from '../../../scripts/products.ts'
import { bestSellerIds, type Product, type SpecificationValue } from '../../../src/content/product.ts'

const products = readProducts()
const ids = products.map(({ id }) => id)
const dollars = (price: string): number => Number(price.replace(/[$,]/g, ''))

const rowsOf = (value: SpecificationValue): number =>
  typeof value === 'string' || Array.isArray(value) ? 1 : Object.keys(value).length

const repeated = (phrasesOf: (product: Product) => readonly string[]): string[] => {
  const phrases = products.flatMap((product) => [
    ...new Set(phrasesOf(product).map((text) => text.toLowerCase())),
  ])
  return phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)
}

describe('the shipped content', () => {
  it('is sound', () => {
    const { products: files, legal, pages } = readContent()
    expect(report(checkRecords(publicFileExists))).toBe('')
    expect(report(checkProducts(files, publicFileExists))).toBe('')
    expect(report(checkTexts([...legal, ...pages], ids, publicFileExists))).toBe('')
  })

  it.each(products)(
    '$name has enough to read, and not too much',
    ({ description, features, specifications }) => {
      const words = description.split(/\s+/).length
      const rows = Object.values(specifications).reduce((sum, value) => sum + rowsOf(value), 0)
      for (const [count, least, most] of [
        [words, 60, 120],
        [features.length, 6, 10],
        [rows, 12, 25],
      ] as const) {
        expect(count).toBeGreaterThanOrEqual(least)
        expect(count).toBeLessThanOrEqual(most)
      }
    },
  )

  it('repeats no sentence and no feature from one product in another', () => {
    expect(repeated(({ description }) => description.split(/(?<=[.?!])\s+/))).toEqual([])
    expect(repeated(({ features }) => features)).toEqual([])
  })

  it('offers coin machines for coins in circulation only, which Cambodia has none of', () => {
    const coinMachines = products.filter(({ subcategory }) => subcategory === 'coin-sorter')
    expect(coinMachines.length).toBeGreaterThan(2)
    for (const machine of coinMachines) expect(JSON.stringify(machine)).not.toMatch(/KHR|riel/i)
  })
})

describe('the sample content of specification 3, until real products replace it', () => {
  it('has about fifty products with ids from 2 to 55', () => {
    expect(ids.length).toBeGreaterThanOrEqual(45)
    expect([Math.min(...ids), Math.max(...ids)]).toEqual([2, 55])
    expect(ids).toEqual(expect.arrayContaining([...bestSellerIds, 52, 53, 54, 55]))
  })

  it('costs from $195 up to $4,299 and is rated 4.5 to 4.9', () => {
    const prices = products.map(({ price }) => dollars(price))
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([195, 4299])
    const ratings = products.map(({ rating }) => rating)
    expect([Math.min(...ratings), Math.max(...ratings)]).toEqual([4.5, 4.9])
    for (const { price, originalPrice } of products)
      expect(dollars(originalPrice)).toBeGreaterThan(dollars(price))
  })

  it('has products without spec sheet, without videos, and with an announced video', () => {
    expect(products.filter(({ pdf }) => pdf === undefined)).toHaveLength(5)
    expect(products.some(({ videos }) => videos.length === 0)).toBe(true)
    expect(products.some(({ videos }) => videos.some(({ url }) => url === undefined))).toBe(true)
    expect(products.some(({ videos }) => videos.some(({ url }) => url?.startsWith('/')))).toBe(true)
  })

  it('packs banding tape 12 rolls to a carton, 24 cartons to a pallet, on a core of 103 mm', () => {
    const tapes = products.filter(({ subcategory }) => subcategory === 'banding-tape')
    expect(tapes.map(({ id }) => id)).toEqual([52, 53, 54, 55])
    for (const { price, specifications } of tapes) {
      expect(specifications).toMatchObject({
        'Core size': '103 mm',
        Packaging: { 'Rolls per carton': '12 rolls', 'Cartons per pallet': '24 cartons (288 rolls)' },
      })
      expect(dollars(price)).toBeGreaterThanOrEqual(195)
      expect(dollars(price)).toBeLessThanOrEqual(450)
    }
  })
})
