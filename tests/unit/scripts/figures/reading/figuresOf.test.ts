import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { families } from '../../../../../scripts/figures/families.ts'
import { figuresOf, missingFigures, unreadRows } from '../../../../../scripts/figures/reading/figuresOf.ts'
import texts from '../../../../../src/content/texts/figureNames.json' with { type: 'json' }
import { type FigureValue, isAmount, isChoices } from '../../../../../src/domain/products/figures/figure.ts'
import { familyOf, modelOf, type Product } from '../../../../../src/domain/products/product.ts'
import { fixtureProducts } from '../../../../support/site/fixtureProducts.ts'

const products = fixtureProducts
const rules = Object.values(families).flat()

/** What sheets say, by hand: a block for each product that alone has some row, `id: value unit`. */
const table = readFileSync(join(import.meta.dirname, 'figures.txt'), 'utf8')
const expected = new Map(
  table
    .split('# ')
    .filter(Boolean)
    .map((block) => block.trim().split('\n'))
    .map(([model = '', ...lines]) => [model, lines.sort()]),
)

const inWords = (value: FigureValue): string => {
  if (isAmount(value)) return String(value)
  if (!isChoices(value)) return `${value.from} to ${value.to}`
  const onRequest = value.onRequest.length > 0 ? `, on request ${value.onRequest.join(' ')}` : ''
  return (value.included.join(' ') || 'none') + onRequest
}

const linesOf = (product: Product): string[] => {
  const units = new Map(families[familyOf(product)].map(({ id, unit }) => [id as string, unit]))
  return Object.entries(figuresOf(product))
    .map(([id, value]) => [`${id}:`, inWords(value), units.get(id)].filter(Boolean).join(' '))
    .sort()
}

describe('the figures of a product', () => {
  it.each([...expected])('of %s are those of its sheet', (model, lines) => {
    expect(products.filter((product) => modelOf(product) === model).map(linesOf)).toEqual([lines])
  })

  it('are complete, and no row is left unread', () => {
    expect(products.flatMap(missingFigures)).toEqual([])
    expect(products.flatMap(unreadRows)).toEqual([])
  })

  it('use every figure that is declared', () => {
    expect([...new Set(rules.map(({ id }) => id))].sort()).toEqual(Object.keys(texts.names).sort())
  })

  it('can be read from the example of each rule', () => {
    expect(rules.filter(({ read, example }) => read([example]) === undefined)).toEqual([])
  })
})

it('a figure that a family requires is missed, and an unreadable row is named', () => {
  const specifications = { 'Counting speed': 'Fast', Noise: ['Low'] }
  const sheet = { category: 'cash-processing', subcategory: 'money-counter', specifications } as const
  expect(missingFigures(sheet).map(({ id }) => id)).toEqual(
    expect.arrayContaining(['speed', 'hopper', 'currency', 'weight', 'height']),
  )
  expect(unreadRows(sheet).map(({ row, texts }) => [row, texts])).toEqual([
    ['Counting speed', ['Fast']],
    ['Noise', ['Low']],
  ])
})
