import { all, categories } from '../../content/categories.ts'
import { type LegalPage, legalPages } from '../../content/site.ts'
import { singlePages } from './singlePages.ts'

/** The address of a place; `all` is left out. */
const catalogue = (category: string = all, subcategory: string = all): string => {
  const segments = category === all ? [] : subcategory === all ? [category] : [category, subcategory]
  return ['/products', ...segments].join('/')
}

/** The one table of addresses, for router, navigation, prerendering, sitemap and canonical links. */
export const paths = {
  ...singlePages,
  catalogue,
  product: (id: number) => `/products/${id}`,
  term: (id: string) => `${singlePages.glossary}#${id}`,
  legal: (page: LegalPage) => `/legal/${page}`,
  notFound: '/404',
  /** No product has this number. Its page is served for every number or word that has no page. */
  unknownProduct: '/products/0',
} as const

export const cataloguePaths: readonly string[] = [
  catalogue(),
  ...categories.flatMap(({ id, subcategories }) => [
    catalogue(id),
    ...subcategories.map((subcategory) => catalogue(id, subcategory.id)),
  ]),
]

export const allPaths = (productIds: readonly number[]): string[] => [
  ...Object.values(singlePages),
  ...cataloguePaths,
  ...productIds.map((id) => paths.product(id)),
  ...legalPages.map((page) => paths.legal(page)),
]

/** Patterns of React Router, and the files of src/app/routes that have their pages. Any other path is a 404. */
export const routeFiles: readonly { path: string; file: string }[] = [
  ...Object.entries(singlePages).map(([file, path]) => ({ path, file })),
  ...cataloguePaths.map((path) => ({ path, file: 'catalogue' })),
  { path: '/products/:param', file: 'product' },
  { path: '/products/:param/:segment', file: 'product' },
  { path: '/legal/:page', file: 'legal' },
]
