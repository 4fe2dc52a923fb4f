import { readFileSync } from 'node:fs'
import type { Graph } from 'schema-dts'
import { describe, expect, it } from 'vitest'
import { contentPlugin } from '../../../../scripts/build/contentPlugin.ts'
import { readProducts } from '../../../../scripts/build/products.ts'
import type { FeedProduct } from '../../../../scripts/feed/productFeed.ts'
import {
  type FigureColumn,
  type Figures,
  isAmount,
  isChoices,
} from '../../../../src/domain/products/figures/figure.ts'
import { type FamilyId, familyOf, type Product } from '../../../../src/domain/products/product.ts'
import { rowsOf } from '../../../../src/domain/products/specificationGroups.ts'
import { judge } from '../../../../src/features/comply/judging/judge.ts'
import { readRequirements } from '../../../../src/features/comply/reading/readRequirements.ts'
import type { Verdict } from '../../../../src/features/comply/requirement.ts'
import { subjectsOf } from '../../../../src/features/comply/vocabulary/rowSubjects.ts'
import { structuredNode } from '../../../support/documents/structuredNode.ts'

/** What the shipped site says of a product, in the files that `npm run build` has written. */
const publishedFeed = (id: number): FeedProduct =>
  JSON.parse(readFileSync(`dist/products/${id}.json`, 'utf8')) as FeedProduct

const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&#x27;', "'")
    .trim()

/** The rows of a product's page as label and values. */
const publishedRows = (html: string): [label: string, values: string[]][] =>
  [...html.matchAll(/<tr><th scope="row">(.*?)<\/th><td>(.*?)<\/td><\/tr>/g)].map(
    ([, label = '', value = '']) => {
      const items = [...value.matchAll(/<li>(.*?)<\/li>/g)].map(([, item = '']) => textOf(item))
      return [textOf(label), items.length > 0 ? items : [textOf(value)]]
    },
  )

interface FilteredFigures {
  figures: Readonly<Record<number, Figures>>
  columns: Readonly<Partial<Record<FamilyId, readonly FigureColumn[]>>>
}

/** What filters, tables and comparisons load. */
const filteredFigures = (): Promise<FilteredFigures> => {
  const plugin = contentPlugin() as object as { load: (id: string) => string | null }
  const code = plugin.load('\0virtual:figures') ?? ''
  return import(`data:text/javascript,${encodeURIComponent(code)}`) as Promise<FilteredFigures>
}

/** What ships: the sheets as staff wrote them, and the site as `npm run build` has written it. */
const products = readProducts()
const { figures, columns } = await filteredFigures()
const subjects = subjectsOf(products)

/** Numbers as the site writes them, and 280 for `4 × 70 notes`, 120 for `2 drums, 60 notes each`. */
const numbersIn = (text: string): number[] => {
  const plain = text.replaceAll(/(\d),(?=\d{3})/g, '$1').replaceAll('−', '-')
  const numbers = (plain.match(/(?<![\w.–-])-?\d+(?:\.\d+)?|(?<=\d[–-])\d+(?:\.\d+)?/g) ?? []).map(Number)
  const times = [...plain.matchAll(/(\d+)[^×,\n]*× (\d+)|(\d+) [a-z]+, (\d+) \w+ each/g)]
  const factors = times.map((match) => match.slice(1).filter(Boolean).map(Number))
  return [...numbers, ...factors.map((each) => each.reduce((product, factor) => product * factor, 1))]
}

/** The verdicts on a line of a tender for a product. */
const verdictsOf = (line: string, product: Product): Verdict[] =>
  readRequirements(line, subjects).requirements.map((requirement) => judge(requirement, product).verdict)

describe.each(products)('$name', (product) => {
  const html = readFileSync(`dist/products/${product.id}.html`, 'utf8')
  const feed = publishedFeed(product.id)
  const own = figures[product.id] ?? {}
  const sheet = Object.entries(product.specifications).flatMap(([key, value]) => rowsOf(key, value))

  it('has the rows of its sheet on its page and in the feed', () => {
    const published = publishedRows(html)
    for (const { label, values } of sheet) expect(published).toContainEqual([label, values])
    expect(feed.specifications).toEqual(product.specifications)
  })

  it('has in the feed the figures of filters and tables, with their units', () => {
    const inFamily = columns[familyOf(product)] ?? []
    const { valueSpeed, ...shown } = own
    expect(Object.fromEntries(feed.figures.map(({ id, value }) => [id, value]))).toEqual(shown)
    if (valueSpeed !== undefined) expect(valueSpeed).toBe(own.speed)
    for (const { id, unit } of feed.figures)
      expect(inFamily.find((column) => column.id === id)?.unit, id).toBe(unit)
  })

  it('has the same figures in its JSON-LD', () => {
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
    const data = structuredNode(JSON.parse(json) as Graph, 'Product')
    const properties = data.additionalProperty as Record<string, unknown>[]
    for (const { id, name, value, text } of feed.figures) {
      const found = data[id] ?? properties.find((property) => property.name === name)
      if (isAmount(value)) expect(found, name).toMatchObject({ value })
      else if (isChoices(value)) expect(found, name).toMatchObject({ value: text })
      else expect(found, name).toMatchObject({ minValue: value.from, maxValue: value.to })
    }
  })

  it('has no figure whose number its page does not have', () => {
    const numbers = new Set(numbersIn(publishedRows(html).flat(2).join('\n')))
    for (const { name, value } of feed.figures) {
      if (isAmount(value)) expect(numbers, name).toContain(value)
      else if (!isChoices(value))
        expect([...numbers], name).toEqual(expect.arrayContaining([value.from, value.to]))
    }
  })

  it('meets a tender for its own figures, and no tender for much more', () => {
    for (const { name, value, unit = '' } of feed.figures) {
      if (!isAmount(value)) continue
      expect(verdictsOf(`${name}: at least ${value} ${unit}`, product), name).not.toContain('deviates')
      expect(verdictsOf(`${name}: at most ${value} ${unit}`, product), name).not.toContain('deviates')
      expect(verdictsOf(`${name}: exactly ${value * 20} ${unit}`, product), name).not.toContain('complies')
    }
  })
})
