import { all, categories } from '../content/categories.ts'

export const legalPages = ['privacy', 'terms', 'cookies'] as const
export type LegalPage = (typeof legalPages)[number]

/** The catalogue's address: every filter that is not `all` or empty shows in it. */
const catalogue = (category: string = all, subcategory: string = all, search = ''): string => {
  const segments = category === all ? [] : subcategory === all ? [category] : [category, subcategory]
  const query = search === '' ? '' : `?${new URLSearchParams({ q: search }).toString()}`
  return ['/products', ...segments].join('/') + query
}

/** The one table of addresses: router, navigation, prerendering, sitemap and canonical links read it. */
export const paths = {
  home: '/',
  catalogue,
  product: (id: number) => `/products/${id}`,
  about: '/about',
  contact: '/contact',
  quote: '/get-quote',
  services: '/services',
  legal: (page: LegalPage) => `/legal/${page}`,
  notFound: '/404',
} as const

/** Every address of the catalogue. */
export const cataloguePaths: readonly string[] = [
  catalogue(),
  ...categories.flatMap(({ id, subcategories }) => [
    catalogue(id),
    ...subcategories.map((subcategory) => catalogue(id, subcategory.id)),
  ]),
]

/** Every address that is a page of its own, given the ids of all products. */
export const allPaths = (productIds: readonly number[]): string[] => [
  paths.home,
  ...cataloguePaths,
  ...productIds.map((id) => paths.product(id)),
  paths.about,
  paths.contact,
  paths.quote,
  paths.services,
  ...legalPages.map((page) => paths.legal(page)),
]
