import { categoryIds, unitIn } from '../../../src/content/categories.ts'
import { bestSellerIds, type Product } from '../../../src/domain/products/product.ts'
import { readRevisions, revisionOf } from '../../feed/revisions.ts'
import { productSize } from '../../figures/productSize.ts'
import { figuresOf } from '../../figures/reading/figuresOf.ts'
import { sitePreparation } from '../../figures/sitePreparation.ts'
import { elevationFile } from '../../sizeDrawings/elevation.ts'
import { otherFeatures, toSummary, toTeaser } from '../cards.ts'
import { catalogueLists } from '../catalogueLists.ts'
import { readProducts } from '../products.ts'
import { byId } from './byId.ts'
import { briefs, figures } from './figureModules.ts'
import { productDetail } from './productDetail.ts'

/** The prefix of a module's name; the list's path follows. */
export const listModule = 'virtual:catalogue-list'

/** The prefix of a module's name; the product's id follows. */
export const productModule = 'virtual:product/'

/** A record of functions, each of which imports the module whose name is the prefix and the key. */
const imports = (name: string, prefix: string, keys: Iterable<string | number>): string => {
  const entries = Array.from(keys, (key) => `'${key}': () => import('${prefix}${key}')`)
  return `export const ${name} = { ${entries.join(', ')} }`
}

const bestSellers = (products: Product[]): string => {
  const found = bestSellerIds.flatMap((id) => products.filter((product) => product.id === id))
  return `export const bestSellers = ${JSON.stringify(found.map(toTeaser))}`
}

/** Of each category the first picture of a product that no best seller shows already. */
const categoryPictures = (products: Product[]): string => {
  const others = products.filter(({ id }) => !bestSellerIds.some((seller) => seller === id))
  const entries = categoryIds.map((category) => {
    const image = others.find((product) => product.category === category)?.images[0]
    return [category, image ? { src: image.src, alt: '' } : null]
  })
  return `export const categoryPictures = ${JSON.stringify(Object.fromEntries(entries))}`
}

const ids = (products: Product[]): string =>
  `export const productIds = ${JSON.stringify(products.map(({ id }) => id))}`

/** JSON leaves out a missing pack. */
const units = (products: Product[]): string =>
  byId('units', products, (product) => {
    const unit = unitIn(product.category, product.subcategory)
    return unit === 'machine' ? undefined : { unit, pack: figuresOf(product).rollsPerCarton }
  })

const toPicture = ({ category, subcategory, images: [image] }: Product) => ({
  category,
  subcategory,
  image: image ? { src: image.src, alt: '' } : null,
})

const catalogue = (products: Product[]): string => {
  const summaries = JSON.stringify(products.map(toSummary))
  return `export const summaries = ${summaries}\n${byId('otherFeatures', products, otherFeatures)}`
}

const specifications = (products: Product[]): string => {
  const sheets = products.map(({ id, name, category, subcategory, features, specifications: rows }) => ({
    ...{ id, name, category, subcategory, features },
    specifications: rows,
  }))
  return `export const sheets = ${JSON.stringify(sheets)}`
}

const sizes = (products: Product[], publicFolder: string): string =>
  byId('sizes', products, (product) => {
    const size = productSize(product)
    if (!size) return undefined
    const { width, height } = size
    const file = elevationFile(product, 'front', publicFolder)
    return { width, height, picture: file === undefined ? null : `/${file}` }
  })

const sheetText = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value as object)
        .map(([label, each]) => `${Array.isArray(value) ? '' : `${label} `}${sheetText(each)}`)
        .join('\n')

/** The source of each module, by its name, from the products of `folder` and their models in `publicFolder`. */
export const virtualModules = (folder: string, publicFolder: string): Record<string, () => string> => {
  const products = readProducts(folder)
  const revisions = readRevisions(folder)
  const productLists = catalogueLists(products)
  const modules: Record<string, () => string> = {
    'virtual:catalogue': () => catalogue(products),
    'virtual:catalogue-lists': () => imports('lists', listModule, productLists.keys()),
    'virtual:best-sellers': () => bestSellers(products),
    'virtual:category-pictures': () => categoryPictures(products),
    'virtual:product-ids': () => `${ids(products)}\n${units(products)}`,
    'virtual:product-names': () => byId('names', products, ({ name }) => name),
    'virtual:product-pictures': () => byId('pictures', products, toPicture),
    'virtual:sizes': () => sizes(products, publicFolder),
    'virtual:site-preparation': () => byId('preparations', products, sitePreparation),
    'virtual:product-details': () =>
      imports(
        'details',
        productModule,
        products.map(({ id }) => id),
      ),
    'virtual:figures': () => figures(products),
    'virtual:product-briefs': () => briefs(products),
    'virtual:revisions': () => byId('revisions', products, ({ id }) => revisionOf(revisions, id)),
    'virtual:specifications': () => specifications(products),
    'virtual:sheet-texts': () =>
      byId('sheetTexts', products, ({ specifications }) => sheetText(specifications)),
  }
  for (const [path, list] of productLists)
    modules[listModule + path] = () => `export const list = ${JSON.stringify(list)}`
  for (const product of products)
    modules[`${productModule}${product.id}`] = () => productDetail(product, products, revisions, publicFolder)
  return modules
}
