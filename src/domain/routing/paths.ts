import { all, categories } from '../../content/categories.ts'
import { type LegalPage, legalPages } from '../../content/site.ts'
import { singlePages } from './singlePages.ts'

/** The address holds the category and the subcategory except `all`. */
const catalogue = (category: string = all, subcategory: string = all): string => {
  const segments = category === all ? [] : subcategory === all ? [category] : [category, subcategory]
  return ['/products', ...segments].join('/')
}

/** Pages with a parameter in their address: the pattern for React Router, and the address of one of them. */
const parameterPages = {
  product: { pattern: `${catalogue()}/:param`, href: (id: number) => `${catalogue()}/${id}` },
  legal: { pattern: '/legal/:page', href: (page: LegalPage) => `/legal/${page}` },
  listPage: {
    pattern: (list: string) => `${list}/page/:page`,
    href: (list: string, page: number) => (page === 1 ? list : `${list}/page/${page}`),
  },
} as const

export const listPagePath = parameterPages.listPage.href

/** The one table of addresses, for router, navigation, prerendering, sitemap and canonical links. */
export const paths = {
  ...singlePages,
  catalogue,
  product: parameterPages.product.href,
  term: (id: string) => `${singlePages.glossary}#${id}`,
  legal: parameterPages.legal.href,
  notFound: '/404',
  /** No product has this number; the page at this address is served for every number without a product. */
  unknownProduct: parameterPages.product.href(0),
} as const

export const cataloguePaths: readonly string[] = [
  catalogue(),
  ...categories.flatMap(({ id, subcategories }) => [
    catalogue(id),
    ...subcategories.map((subcategory) => catalogue(id, subcategory.id)),
  ]),
]

/** `lists` are the pages of all lists of the catalogue. */
export const allPaths = (
  productIds: readonly number[],
  lists: Iterable<string> = cataloguePaths,
): string[] => [
  ...Object.values(singlePages),
  ...lists,
  ...productIds.map((id) => paths.product(id)),
  ...legalPages.map((page) => paths.legal(page)),
]

/**
 * Path patterns of React Router, and the files of src/app/routes that have their pages, for the router and
 * for the links that load a page's scripts; a path without a match is a 404.
 */
export const routeFiles: readonly { path: string; file: string }[] = [
  ...Object.entries(singlePages).map(([file, path]) => ({ path, file })),
  ...cataloguePaths.flatMap((path) => [
    { path, file: 'catalogue' },
    { path: parameterPages.listPage.pattern(path), file: 'catalogue' },
  ]),
  { path: parameterPages.product.pattern, file: 'product' },
  { path: `${parameterPages.product.pattern}/:segment`, file: 'product' },
  { path: parameterPages.legal.pattern, file: 'legal' },
]
