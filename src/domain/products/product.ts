import type * as z from 'zod'
import type { CataloguePlace, CategoryId, SubcategoryId } from '../../content/categories.ts'
import type { ProductImage } from '../../content/schema/media.ts'
import type { productSchema } from '../../content/schema/product.ts'
import type { ReadonlyDeep } from '../../lib/types.ts'
import type { SheetTerms, SpecificationGroup } from './specificationGroups.ts'

/** One file of `src/content/products` (specification 3). */
export type Product = ReadonlyDeep<z.infer<typeof productSchema>>

type CardBase = Pick<Product, 'id' | 'name' | 'category' | 'subcategory'>

/** For cards, with the first three features. */
export interface ProductSummary extends CardBase {
  features: readonly string[]
  image: ProductImage | null
}

/** For a best seller on the home page, with the first five features (specification 2.4). */
export type ProductTeaser = ProductSummary & Pick<Product, 'description' | 'images'>

/** For a card on another product's page. */
export interface RelatedProduct extends CardBase {
  picture: string | null
  note: string
}

export const similarPerCountry = 3

export interface RelatedProducts {
  similar: readonly RelatedProduct[]
  fitting: readonly RelatedProduct[]
}

export type ProductDetail = Product &
  RelatedProducts & {
    terms: SheetTerms
    /** The first figures that are short enough to stand below the name. */
    keyFigures: readonly Pick<BriefFigure, 'name' | 'text'>[]
    /** What the customer's room must provide, as one group of rows. Tape has none. */
    preparation: readonly SpecificationGroup[]
    /** `drawingHeight` in px. */
    size?: { sentence: string; drawingHeight: number }
    /** The addresses of the models that Android and iOS place in a room. */
    arModel?: { glb: string; usdz: string }
    /** `Revision 3 of November 28, 2026`. */
    revision: string
    /** The QR code of the page's address: its width in modules, and their path. */
    addressCode: { size: number; path: string }
  }

interface BriefFigure {
  name: string
  text: string
  /** Without its unit. */
  value: string | number
  unit?: string | undefined
}

export interface ProductBrief {
  name: string
  picture: string
  alt: string
  /** All that its sheet states; the key figures come first. */
  figures: readonly BriefFigure[]
}

/** How many of a product's figures are its key figures, where it states as many. */
export const keyFigureCount = 5

/** In the order of the home page (specification 2). */
export const bestSellerIds = [5, 36, 35] as const

/** In graphemes, on a card (specification 2.5). */
export const featureLength = 30

/** `No 005`, as on a banknote. */
export const serialNumber = ({ id }: Pick<Product, 'id'>): string => `No ${String(id).padStart(3, '0')}`

/** `BS 4`: every name begins with the model. */
export const modelOf = ({ name }: Pick<Product, 'name'>): string => name.split(' ').slice(0, 2).join(' ')

/** What follows the model: `Mixed-Value Money Counter`. */
export const restOfName = ({ name }: Pick<Product, 'name'>): string =>
  name.slice(modelOf({ name }).length + 1)

/** The products of a family state the same figures. */
export type FamilyId = CategoryId | SubcategoryId

export const familyOf = ({ category, subcategory }: Pick<Product, 'category' | 'subcategory'>): FamilyId =>
  subcategory ?? category

/** The drawing that replaces a missing picture. */
export const drawingOf = (product: Pick<Product, 'category' | 'subcategory'>): string => familyOf(product)

/** The products of a category or subcategory that any country is offered. */
export interface CatalogueList extends CataloguePlace {
  products: readonly ProductSummary[]
}
