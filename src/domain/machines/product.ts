import type * as z from 'zod'
import type { all, CategoryId, SubcategoryId } from '../../content/categories.ts'
import type { Country } from '../../content/countries.ts'
import type { ProductImage } from '../../content/schema/media.ts'
import type { productSchema } from '../../content/schema/product.ts'
import type { ReadonlyDeep } from '../../lib/types.ts'
import type { SheetTerms } from './markSheet.ts'

export type { ProductImage, ProductVideo } from '../../content/schema/media.ts'
export type { SpecificationValue } from '../../content/schema/specification.ts'

/** One file of `src/content/products` (specification 3). */
export type Product = ReadonlyDeep<z.infer<typeof productSchema>>

/** The fields that cards use, with the first three features; search has the others later. */
export interface ProductSummary extends Pick<
  Product,
  'id' | 'name' | 'category' | 'subcategory' | 'features'
> {
  image: ProductImage | null
}

/** The fields that the home page shows of a best seller. */
export interface ProductTeaser extends ProductSummary {
  description: string
  images: readonly ProductImage[]
}

/** The fields that a card on another product's page shows. */
export interface RelatedProduct extends Pick<Product, 'id' | 'name' | 'category' | 'subcategory'> {
  picture: string | null
  note: string
}

/** How many similar products each country sees. */
export const similarPerCountry = 3

export interface RelatedProducts {
  similar: readonly RelatedProduct[]
  fitting: readonly RelatedProduct[]
}

/** A product with what its page shows of others, the terms of its specifications, and its size in words. */
export type ProductDetail = Product &
  RelatedProducts & {
    terms: SheetTerms
    size?: { sentence: string }
    /** The addresses of what phones place in a room, for Android and for iOS. */
    arModel?: { glb: string; usdz: string }
  }

/** In the order of the home page (specification 2). */
export const bestSellerIds = [5, 36, 35] as const

/** Features on a card, and the graphemes of each (specification 9). */
export const featuresPerCard = 3
export const featureLength = 30

/** What every card says of a product. */
export const toHead = ({ id, name, category, subcategory }: Product) => ({
  id,
  name,
  category,
  ...(subcategory !== undefined && { subcategory }),
})

export const toSummary = (product: Product): ProductSummary => ({
  ...toHead(product),
  features: product.features.slice(0, featuresPerCard),
  image: product.images[0] ?? null,
})

/** The features that are on no card, for the search. */
export const otherFeatures = ({ features }: Product): readonly string[] => features.slice(featuresPerCard)

/** With the first five features (specification 9). */
export const toTeaser = (product: Product): ProductTeaser => ({
  ...toSummary(product),
  features: product.features.slice(0, 5),
  description: product.description,
  images: product.images,
})

/** `No 005`, as on a banknote. */
export const serialNumber = ({ id }: Pick<Product, 'id'>): string => `No ${String(id).padStart(3, '0')}`

/** Products that state the same figures. */
export type FamilyId = CategoryId | SubcategoryId

/** The subcategory, or else the category. */
export const familyOf = ({ category, subcategory }: Pick<Product, 'category' | 'subcategory'>): FamilyId =>
  subcategory ?? category

/** The line drawing shown without a picture. */
export const drawingOf = (product: Pick<Product, 'category' | 'subcategory'>): string => familyOf(product)

/** Cards that a list has at first and that come at a time: whole rows in one to five columns. */
export const pageSize = 60

/** A page of the list of a category or subcategory: what the HTML of its address has. */
export interface ListPage {
  category: CategoryId | typeof all
  subcategory: SubcategoryId | typeof all
  /** 1 for the first page. */
  number: number
  products: readonly ProductSummary[]
  /** The number of products in the whole list, for each country. */
  counts: Readonly<Record<Country, number>>
  isLast: boolean
}
