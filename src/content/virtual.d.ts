/** Made by scripts/contentPlugin.ts from src/content/products, so that a page downloads only its own part. */
declare module 'virtual:catalogue' {
  export const summaries: readonly import('./product.ts').ProductSummary[]
}

declare module 'virtual:best-sellers' {
  export const bestSellers: readonly import('./product.ts').ProductTeaser[]
}

declare module 'virtual:product-details' {
  export const details: Readonly<Record<string, () => Promise<{ default: import('./product.ts').Product }>>>
}
