import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { unitIn } from '../../src/content/categories.ts'
import glossary from '../../src/content/data/glossary.json' with { type: 'json' }
import { hasNames, withNames } from '../../src/content/names.ts'
import { site } from '../../src/content/site.ts'
import preparationTexts from '../../src/content/texts/sitePreparation.json' with { type: 'json' }
import type { FigureColumn } from '../../src/domain/products/figures/figure.ts'
import { figureName } from '../../src/domain/products/figures/figureText.ts'
import {
  bestSellerIds,
  drawingOf,
  familyOf,
  type Product,
  type ProductBrief,
  type ProductDetail,
} from '../../src/domain/products/product.ts'
import { revisionText } from '../../src/domain/products/revision.ts'
import { preparationRows } from '../../src/domain/products/sitePreparation.ts'
import { paths } from '../../src/domain/routing/paths.ts'
import { readRevisions, revisionOf, type Revisions } from '../feed/revisions.ts'
import { briefFigures } from '../figures/briefFigures.ts'
import { columnsOf } from '../figures/columnsOf.ts'
import { productSize } from '../figures/productSize.ts'
import { figuresOf } from '../figures/reading/figuresOf.ts'
import { sitePreparation } from '../figures/sitePreparation.ts'
import { elevationFile } from '../sizeDrawings/elevation.ts'
import { sizeDrawing } from '../sizeDrawings/sizeDrawing.ts'
import { sizeSentence } from '../sizeDrawings/sizeSentence.ts'
import { drawingHeight } from '../sizeDrawings/svg.ts'
import { addressCode } from './addressCode.ts'
import { otherFeatures, toSummary, toTeaser } from './cards.ts'
import { catalogueLists } from './catalogueLists.ts'
import { contentFileIn } from './contentFile.ts'
import { markSheet, termFinder } from './markSheet.ts'
import { productsFolder, readProducts } from './products.ts'
import { relatedTo } from './relatedTo.ts'

/** The prefix of a module's name; the list's path follows. */
export const listModule = 'virtual:catalogue-list'

const lists = (paths: Iterable<string>): string => {
  const entries = Array.from(paths, (path) => `'${path}': () => import('${listModule}${path}')`)
  return `export const lists = { ${entries.join(', ')} }`
}

const bestSellers = (products: Product[]): string => {
  const found = bestSellerIds.flatMap((id) => products.filter((product) => product.id === id))
  return `export const bestSellers = ${JSON.stringify(found.map(toTeaser))}`
}

const ids = (products: Product[]): string =>
  `export const productIds = ${JSON.stringify(products.map(({ id }) => id))}`

/** JSON leaves out a missing pack. */
const units = (products: Product[]): string => {
  const unitOf = ({ category, subcategory }: Product) => unitIn(category, subcategory)
  const others = products.filter((product) => unitOf(product) !== 'machine')
  return byId('units', others, (product) => ({
    unit: unitOf(product),
    pack: figuresOf(product).rollsPerCarton,
  }))
}

const toPicture = ({ category, subcategory, images: [image] }: Product) => ({
  category,
  subcategory,
  image: image ? { src: image.src, alt: '' } : null,
})

const byId = (name: string, products: Product[], of: (product: Product) => unknown): string => {
  const entries = products.map((product) => [product.id, of(product)])
  return `export const ${name} = ${JSON.stringify(Object.fromEntries(entries))}`
}

const catalogue = (products: Product[]): string => {
  const summaries = JSON.stringify(products.map(toSummary))
  return `export const summaries = ${summaries}\n${byId('otherFeatures', products, otherFeatures)}`
}

const specifications = (products: Product[]): string => {
  const sheets = products.map(({ id, name, category, subcategory, specifications: rows }) => ({
    ...{ id, name, category, subcategory },
    specifications: rows,
  }))
  return `export const sheets = ${JSON.stringify(sheets)}`
}

/** The prefix of a module's name; the product's id follows. */
export const productModule = 'virtual:product/'

const details = (products: Product[]): string => {
  const entries = products.map(({ id }) => `${id}: () => import('${productModule}${id}')`)
  return `export const details = { ${entries.join(', ')} }`
}

const sizes = (products: Product[], publicFolder: string): string => {
  const sized = products.filter((product) => productSize(product) !== undefined)
  return byId('sizes', sized, (product) => {
    const { width, height } = productSize(product) ?? {}
    const file = elevationFile(product, 'front', publicFolder)
    return { width, height, picture: file === undefined ? null : `/${file}` }
  })
}

/** As a group of rows beside those of the sheet. */
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

/** How many figures stand below a product's name, and how long each may be, in characters. */
const [namedFigures, figureLength] = [4, 24]

const keyFiguresOf = (product: Product, products: Product[]): ProductDetail['keyFigures'] => {
  const family = familyOf(product)
  const members = products.filter((other) => familyOf(other) === family)
  return briefFigures(figuresOf(product), columnsOf(family, members.map(figuresOf)))
    .filter(({ text }) => text.length <= figureLength)
    .slice(0, namedFigures)
    .map(({ name, text }) => ({ name, text }))
}

/** Removes the fields that no page shows, because JSON leaves out what is undefined. */
const unshown = Object.fromEntries(
  ['$schema', 'price', 'originalPrice', 'rating', 'reviews', 'inStock'].map((field) => [field, undefined]),
)

const detail = (
  product: Product,
  products: Product[],
  revisions: Revisions,
  publicFolder: string,
): string => {
  const [size, drawing] = [productSize(product), sizeDrawing(product)]
  const arModel = arModelOf(product, publicFolder)
  const published = {
    ...product,
    ...unshown,
    ...relatedTo(product, products),
    revision: revisionText(revisionOf(revisions, product.id)),
    preparation: preparationOf(product),
    keyFigures: keyFiguresOf(product, products),
    terms: markSheet(product.specifications, glossary.terms),
    ...(size && drawing && { size: { sentence: sizeSentence(size), drawingHeight: drawingHeight(drawing) } }),
    ...(arModel && { arModel }),
    addressCode: addressCode(site.url + paths.product(product.id)),
  }
  return `export const product = ${JSON.stringify(published)}`
}

const findTerms = termFinder(glossary.terms)

const withTerm = (column: FigureColumn): FigureColumn => {
  const [found] = findTerms(figureName(column.id))
  return found ? { ...column, term: found.id } : column
}

const columnsByFamily = (products: Product[]) => {
  const families = [...new Set(products.map(familyOf))].map((family) => {
    const members = products.filter((product) => familyOf(product) === family)
    return [family, columnsOf(family, members.map(figuresOf)).map(withTerm)] as const
  })
  return new Map(families)
}

const figures = (products: Product[]): string => {
  const columns = JSON.stringify(Object.fromEntries(columnsByFamily(products)))
  return `${byId('figures', products, figuresOf)}\nexport const columns = ${columns}`
}

const briefs = (products: Product[]): string => {
  const columns = columnsByFamily(products)
  return byId('briefs', products, (product): ProductBrief => {
    const [image] = product.images
    return {
      name: product.name,
      picture: image ? `${image.src}-400.webp` : `/line-work/${drawingOf(product)}.svg`,
      alt: image?.alt ?? 'Schematic elevation of the machine class',
      figures: briefFigures(figuresOf(product), columns.get(familyOf(product)) ?? []),
    }
  })
}

const sheetText = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value as object)
        .map(([label, each]) => `${Array.isArray(value) ? '' : `${label} `}${sheetText(each)}`)
        .join('\n')

const modulesOf = (folder: string, publicFolder: string) => {
  const products = readProducts(folder)
  const revisions = readRevisions(folder)
  const productLists = catalogueLists(products)
  const listModules = Array.from(productLists, ([path, list]): [string, () => string] => [
    listModule + path,
    () => `export const list = ${JSON.stringify(list)}`,
  ])
  const productModules = products.map((product): [string, () => string] => [
    `${productModule}${product.id}`,
    () => detail(product, products, revisions, publicFolder),
  ])
  const modules: Record<string, () => string> = {
    'virtual:catalogue': () => catalogue(products),
    'virtual:catalogue-lists': () => lists(productLists.keys()),
    'virtual:best-sellers': () => bestSellers(products),
    'virtual:product-ids': () => `${ids(products)}\n${units(products)}`,
    'virtual:product-names': () => byId('names', products, ({ name }) => name),
    'virtual:product-pictures': () => byId('pictures', products, toPicture),
    'virtual:sizes': () => sizes(products, publicFolder),
    'virtual:site-preparation': () => byId('preparations', products, sitePreparation),
    'virtual:product-details': () => details(products),
    'virtual:figures': () => figures(products),
    'virtual:product-briefs': () => briefs(products),
    'virtual:revisions': () => byId('revisions', products, ({ id }) => revisionOf(revisions, id)),
    'virtual:specifications': () => specifications(products),
    'virtual:sheets': () => byId('sheets', products, ({ specifications }) => sheetText(specifications)),
    ...Object.fromEntries(listModules),
    ...Object.fromEntries(productModules),
  }
  return modules
}

/**
 * `folder` has the products' files; other content that stands beside it replaces that of `src/content`.
 * `publicFolder` has their models.
 */
export const contentPlugin = (folder = productsFolder, publicFolder = 'public'): Plugin => {
  let read: ReturnType<typeof modulesOf> | undefined
  const modules = () => (read ??= modulesOf(folder, publicFolder))
  return {
    name: 'content',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('virtual:') && id in modules() ? `\0${id}` : null),
    load: (id) => {
      if (id.startsWith('\0')) return modules()[id.slice(1)]?.()
      const file = contentFileIn(join(folder, '..'), id)
      return file === undefined ? null : readFileSync(file, 'utf8')
    },
    transform: (code, id) => (hasNames(id) ? withNames(code) : null),
    handleHotUpdate({ file, server }) {
      // Vite writes paths with slashes, on Windows too.
      if (!file.startsWith(folder.replaceAll('\\', '/'))) return
      read = undefined
      server.moduleGraph.invalidateAll()
      server.ws.send({ type: 'full-reload' })
    },
  }
}
