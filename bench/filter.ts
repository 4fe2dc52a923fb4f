import { Bench } from 'tinybench'
import { toSummary } from '../scripts/build/cards.ts'
import { readProducts } from '../scripts/build/products.ts'
import { all } from '../src/content/categories.ts'
import type { ProductSummary } from '../src/domain/products/product.ts'
import { filterProducts, toSearchable } from '../src/features/catalogue/filterProducts.ts'

/** `npm run bench`: one keystroke of the search, against a search that lowers the case of all texts anew. */
const shipped = readProducts().map((product) => ({ ...toSummary(product), features: product.features }))
const many = Array.from({ length: 5000 }, (_, index): ProductSummary => {
  const product = shipped[index % shipped.length]
  if (!product) throw new Error('no products')
  return { ...product, id: index }
})

const keystrokes = ['m', 'mc', 'mc 2', 'mixed', 'notes per minute', 'zzz']

const naive = (products: readonly ProductSummary[], search: string): ProductSummary[] =>
  products.filter(({ name, features }) =>
    [name, ...features].some((text) => text.toLowerCase().includes(search)),
  )

const cases = [
  { name: `${shipped.length} products`, products: shipped, limit: 1 },
  { name: `${many.length} products`, products: many, limit: 16 },
]

for (const { name, products, limit } of cases) {
  const searchable = products.map((product) => toSearchable(product))
  const bench = new Bench({ time: 1000 })
  let stroke = 0
  const next = () => keystrokes[(stroke += 1) % keystrokes.length] ?? ''
  bench.add('kept in lower case', () => {
    filterProducts(searchable, { category: all, subcategory: all, search: next() }, 'Singapore')
  })
  bench.add('lowered at each keystroke', () => {
    naive(products, next())
  })
  await bench.run()
  const medians = bench.tasks.map(({ result }) => ('latency' in result ? result.latency.p50 : Number.NaN))
  const [ours = Number.NaN, theirs = Number.NaN] = medians
  console.log(
    `${name}: ${ours.toFixed(3)} ms a keystroke (median), aim ${limit} ms; ` +
      `${(theirs / ours).toFixed(1)} times as fast as lowering the case each time (${theirs.toFixed(3)} ms)`,
  )
}
