/** A value of a data sheet: text, a list, or a group of rows one level deep (spec section 3). */
export type SpecificationValue =
  string | readonly string[] | Readonly<Record<string, string | readonly string[]>>

export interface ProductImage {
  /** Path without width and ending: `/media/mc-280/hero` stands for `/media/mc-280/hero-{400,800,1600}.{avif,webp}`. */
  src: string
  alt: string
}

export interface ProductVideo {
  title: string
  description: string
  /** A local file or an external page; missing while the video is announced only. */
  url?: string
}

/** One file of `src/content/products` (spec section 3). */
export interface Product {
  id: number
  name: string
  /** The spec sheet's address; missing when there is none. */
  pdf?: string
  /** The address of its 3D model; missing when there is none. */
  model?: string
  category: string
  subcategory?: string
  /** Display text in dollars, `$1,290`. */
  price: string
  originalPrice: string
  rating: number
  reviews: number
  inStock: boolean
  description: string
  features: readonly string[]
  specifications: Readonly<Record<string, SpecificationValue>>
  images: readonly ProductImage[]
  videos: readonly ProductVideo[]
}

/** What cards and the search need of a product: the catalogue carries no more than this of all of them. */
export interface ProductSummary extends Pick<
  Product,
  'id' | 'name' | 'category' | 'subcategory' | 'features'
> {
  image: ProductImage | null
}

/** What the home page shows of a best seller and its preview. */
export interface ProductTeaser extends ProductSummary {
  description: string
  images: readonly ProductImage[]
}

/** The widths in px that every picture is kept in. */
export const pictureWidths = [400, 800, 1600] as const

/** The products of the home page, in its order (spec section 2). */
export const bestSellerIds = [5, 36, 35] as const

/** A product as the catalogue carries it. */
export const toSummary = (product: Product): ProductSummary => ({
  id: product.id,
  name: product.name,
  category: product.category,
  ...(product.subcategory === undefined ? {} : { subcategory: product.subcategory }),
  features: product.features,
  image: product.images[0] ?? null,
})

/** A product as the home page carries it: with its first five features (spec section 9). */
export const toTeaser = (product: Product): ProductTeaser => ({
  ...toSummary(product),
  features: product.features.slice(0, 5),
  description: product.description,
  images: product.images,
})

/** The number that a product carries like a banknote's: `No 005`. */
export const serialNumber = ({ id }: Pick<Product, 'id'>): string => `No ${String(id).padStart(3, '0')}`
