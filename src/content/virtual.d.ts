/** Made by scripts/content-plugin.ts from src/content/products, so that a page downloads only its own part. */
declare module 'virtual:catalogue' {
  import type { ProductSummary } from './product.ts'
  export const summaries: readonly ProductSummary[]
}

declare module 'virtual:best-sellers' {
  import type { ProductTeaser } from './product.ts'
  export const bestSellers: readonly ProductTeaser[]
}

declare module 'virtual:product-details' {
  import type { Product } from './product.ts'
  export const details: Readonly<Record<string, () => Promise<{ default: Product }>>>
}
