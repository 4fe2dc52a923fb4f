import { categoryIds, unitIn } from '../../../src/content/categories.ts'
import { bestSellerIds, type Product } from '../../../src/domain/products/product.ts'
import { readRevised, type RevisedProduct } from '../../feed/revisions.ts'
import { figuresOf, productSize } from '../../figures/reading/figuresOf.ts'
import { sitePreparation } from '../../figures/sitePreparation.ts'
import { elevationFile } from '../../sizeDrawings/elevation.ts'
import { otherFeatures, toSummary, toTeaser } from '../cards.ts'
import { catalogueLists } from '../catalogueLists.ts'
import { briefOf, columnsByFamily } from './figureModules.ts'
import { productDetail } from './productDetail.ts'

/** The prefix of a module's name; the list's path follows. */
export const listModule = 'virtual:catalogue-list'

/** The prefix of a module's name; the product's id follows. */
export const productModule = 'virtual:product/'

/** The source of a module with these exports. JSON leaves out what is undefined. */
const source = (values: Record<string, unknown>): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')

/** A record of functions, each of which imports the module whose name is the prefix and the key. */
const imports = (name: string, prefix: string, keys: Iterable<string | number>): string => {
  const entries = Array.from(keys, (key) => `'${key}': () => import('${prefix}${key}')`)
  return `export const ${name} = { ${entries.join(', ')} }`
}

const imageOf = ({ images: [image] }: Product) => (image ? { src: image.src, alt: '' } : null)

/** Of each category the first picture of a product that no best seller shows already. */
const categoryPictures = (products: Product[]) => {
  const others = products.filter(({ id }) => !bestSellerIds.some((seller) => seller === id))
  const entries = categoryIds.map((category) => {
    const first = others.find((product) => product.category === category)
    return [category, first ? imageOf(first) : null]
  })
  return Object.fromEntries(entries) as object
}

const unitOf = (product: Product) => {
  const unit = unitIn(product.category, product.subcategory)
  return unit === 'machine' ? undefined : { unit, pack: figuresOf(product).rollsPerCarton }
}

const sizeOf = (product: Product, publicFolder: string) => {
  const { width, height } = productSize(product) ?? {}
  if (width === undefined) return undefined
  const file = elevationFile(product, 'front', publicFolder)
  return { width, height, picture: file === undefined ? null : `/${file}` }
}

const sheetText = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value as object)
        .map(([label, each]) => `${Array.isArray(value) ? '' : `${label} `}${sheetText(each)}`)
        .join('\n')

/** The source of each module, by its name, from the products of `folder` and their models in `publicFolder`. */
export const virtualModules = (folder: string, publicFolder: string): Record<string, () => string> => {
  const products = readRevised(folder)
  const lists = catalogueLists(products)
  const productIds = products.map(({ id }) => id)
  const columns = columnsByFamily(products)
  const byId = (of: (product: RevisedProduct) => unknown): Record<string, unknown> =>
    Object.fromEntries(products.map((product) => [product.id, of(product)]))

  const modules: Record<string, () => string> = {
    'virtual:catalogue': () =>
      source({ summaries: products.map(toSummary), otherFeatures: byId(otherFeatures) }),
    'virtual:catalogue-lists': () => imports('lists', listModule, lists.keys()),
    'virtual:best-sellers': () =>
      source({
        bestSellers: bestSellerIds
          .flatMap((id) => products.filter((product) => product.id === id))
          .map(toTeaser),
      }),
    'virtual:category-pictures': () => source({ categoryPictures: categoryPictures(products) }),
    'virtual:product-ids': () => source({ productIds, units: byId(unitOf) }),
    'virtual:product-names': () => source({ names: byId(({ name }) => name) }),
    'virtual:product-pictures': () =>
      source({
        pictures: byId((product) => {
          const { category, subcategory } = product
          return { category, subcategory, image: imageOf(product) }
        }),
      }),
    'virtual:sizes': () => source({ sizes: byId((product) => sizeOf(product, publicFolder)) }),
    'virtual:site-preparation': () => source({ preparations: byId(sitePreparation) }),
    'virtual:product-details': () => imports('details', productModule, productIds),
    'virtual:figures': () => source({ figures: byId(figuresOf), columns: Object.fromEntries(columns) }),
    'virtual:product-briefs': () => source({ briefs: byId((product) => briefOf(product, columns)) }),
    'virtual:revisions': () => source({ revisions: byId(({ revision }) => revision) }),
    'virtual:specifications': () =>
      source({
        sheets: products.map(({ id, name, category, subcategory, features, specifications }) => {
          return { id, name, category, subcategory, features, specifications }
        }),
      }),
    'virtual:sheet-texts': () =>
      source({ sheetTexts: byId(({ specifications }) => sheetText(specifications)) }),
  }
  for (const [path, list] of lists) modules[listModule + path] = () => source({ list })
  for (const product of products)
    modules[`${productModule}${product.id}`] = () =>
      source({ product: productDetail(product, products, columns, publicFolder) })
  return modules
}
