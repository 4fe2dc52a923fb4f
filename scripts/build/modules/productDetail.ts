import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { encode } from 'uqr'
import glossary from '../../../src/content/data/glossary.json' with { type: 'json' }
import { site } from '../../../src/content/site.ts'
import preparationTexts from '../../../src/content/texts/sitePreparation.json' with { type: 'json' }
import type { FigureId } from '../../../src/domain/products/figures/figureIds.ts'
import { figureName } from '../../../src/domain/products/figures/figureText.ts'
import { familyOf, type Product, type ProductDetail } from '../../../src/domain/products/product.ts'
import { revisionText } from '../../../src/domain/products/revision.ts'
import { preparationRows } from '../../../src/domain/products/sitePreparation.ts'
import { paths } from '../../../src/domain/routing/paths.ts'
import { darkRuns } from '../../../src/lib/pdf/qrCode.ts'
import type { RevisedProduct } from '../../feed/revisions.ts'
import { briefFigures, isOfEach } from '../../figures/briefFigures.ts'
import { figuresOf } from '../../figures/reading/figuresOf.ts'
import { sitePreparation } from '../../figures/sitePreparation.ts'
import { sizeDrawing } from '../../sizeDrawings/sizeDrawing.ts'
import { drawingHeight } from '../../sizeDrawings/sizeDrawings.ts'
import { markSheet } from '../markSheet.ts'
import { relatedTo } from '../relatedTo.ts'
import type { FamilyColumns } from './figureModules.ts'

/** A QR code as an SVG path, with a stroke for each run of dark modules, relative to the one before it. */
const addressCode = (url: string): { size: number; path: string } => {
  // Scanners need a light border four modules wide.
  const { data, size } = encode(url, { ecc: 'M', border: 4 })
  const strokes = darkRuns(data).map(({ x, y, length }, index, runs) => {
    const before = runs[index - 1]
    return before?.y === y ? `m${x - before.x - before.length} 0h${length}` : `M${x} ${y}h${length}`
  })
  return { size, path: strokes.join('') }
}

const preparationOf = (product: Product): ProductDetail['preparation'] => {
  const { title } = preparationTexts
  const preparation = sitePreparation(product)
  if (!preparation) return []
  const rows = preparationRows(preparation).map(({ label, text }) => ({
    path: `${title}/${label}`,
    label,
    values: [text],
  }))
  return [{ title, rows }]
}

/** What the package imagery makes beside a model, for phones; undefined where one of the two is missing. */
const arModelOf = (
  { model = '' }: Pick<Product, 'model'>,
  publicFolder: string,
): ProductDetail['arModel'] => {
  const [glb = '', usdz = ''] = ['glb', 'usdz'].map((ending) => model.replace(/[^/]+$/, `room.${ending}`))
  const exists = (file: string): boolean => file !== '' && existsSync(join(publicFolder, file))
  return exists(glb) && exists(usdz) ? { glb, usdz } : undefined
}

/** How many figures stand below a product's name, and how long a usual one may be, in characters. */
const [namedFigures, figureLength] = [4, 24]

/** A buyer looks for these first, so they are among the key figures in any length. */
const currencyNames = (['currency', 'passed', 'coinCurrency'] as const).map((id) => figureName({ id }))

/**
 * The figures below a product's name, most telling first. A fitness sorter is slower when it sorts by fitness.
 * The notes a day tell more about a counter than what else it has.
 */
const keyFiguresOf = (product: Product, columns: FamilyColumns): ProductDetail['keyFigures'] => {
  const family = columns.get(familyOf(product))?.filter(isOfEach) ?? []
  const figures = briefFigures(figuresOf(product), family)
  const currencies = figures.filter(({ name }) => currencyNames.includes(name)).slice(0, 1)
  const others = figures.filter(
    ({ name, text }) => !currencyNames.includes(name) && text.length <= figureLength,
  )
  const own = (id: FigureId) => {
    const column = family.find((each) => each.id === id)
    return others.filter(({ name }) => column && name === figureName(column))
  }
  const fitness = own('fitnessSpeed')
  const first = [...fitness, ...others.filter((each) => fitness.length === 0 || !own('speed').includes(each))]
  const duty = product.category === 'cash-processing' ? own('duty') : []
  return [...new Set([...first.slice(0, 2), ...currencies, ...duty, ...others])]
    .slice(0, namedFigures)
    .map(({ name, text }) => ({ name, text }))
}

/** Removes the fields that no page shows, because JSON leaves out what is undefined. */
const unshown = Object.fromEntries(
  ['$schema', 'price', 'originalPrice', 'rating', 'reviews', 'inStock'].map((field) => [field, undefined]),
)

/** What a product's page shows. */
export const productDetail = (
  { revision, ...product }: RevisedProduct,
  products: Product[],
  columns: FamilyColumns,
  publicFolder: string,
) => {
  const drawing = sizeDrawing(product)
  return {
    ...product,
    ...unshown,
    ...relatedTo(product, products),
    revision: revisionText(revision),
    preparation: preparationOf(product),
    keyFigures: keyFiguresOf(product, columns),
    terms: markSheet(product.specifications, glossary.terms),
    ...(drawing && { size: { sentence: drawing.sentence, drawingHeight: drawingHeight(drawing) } }),
    arModel: arModelOf(product, publicFolder),
    addressCode: addressCode(site.url + paths.product(product.id)),
  }
}
