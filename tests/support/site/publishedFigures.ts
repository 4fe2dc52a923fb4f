import { readFileSync } from 'node:fs'
import { contentPlugin } from '../../../scripts/build/contentPlugin.ts'
import type { FeedProduct } from '../../../scripts/feed/feedSchema.ts'
import type { FigureColumn, Figures } from '../../../src/domain/products/figures/figure.ts'
import type { FamilyId } from '../../../src/domain/products/product.ts'

/** What the shipped site says of a product, in the files that `npm run build` has written. */
export const publishedFeed = (id: number): FeedProduct =>
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
export const publishedRows = (html: string): [label: string, values: string[]][] =>
  [...html.matchAll(/<tr><th scope="row">(.*?)<\/th><td>(.*?)<\/td><\/tr>/g)].map(
    ([, label = '', value = '']) => {
      const items = [...value.matchAll(/<li>(.*?)<\/li>/g)].map(([, item = '']) => textOf(item))
      return [textOf(label), items.length > 0 ? items : [textOf(value)]]
    },
  )

interface Plugin {
  load: (id: string) => string | null
}

interface FilteredFigures {
  figures: Readonly<Record<number, Figures>>
  columns: Readonly<Partial<Record<FamilyId, readonly FigureColumn[]>>>
}

/** What filters, tables and comparisons load. */
export const filteredFigures = (): FilteredFigures => {
  const code = (contentPlugin() as object as Plugin).load('\0virtual:figures') ?? ''
  const [, figures = '', columns = ''] =
    /^export const figures = (.+)\nexport const columns = (.+)$/.exec(code) ?? []
  return {
    figures: JSON.parse(figures) as FilteredFigures['figures'],
    columns: JSON.parse(columns) as FilteredFigures['columns'],
  }
}
