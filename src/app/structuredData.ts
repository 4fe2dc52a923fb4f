import { categoryLabel, findCategory, findSubcategory } from '../content/categories.ts'
import { companies, countries } from '../content/companies.ts'
import type { Product } from '../content/product.ts'
import { site } from '../content/site.ts'
import { parseCataloguePath } from '../features/catalogue/cataloguePath.ts'
import { paths } from './paths.ts'

type JsonLd = Record<string, unknown>

const organization: JsonLd = {
  '@type': 'Organization',
  '@id': `${site.url}/#organization`,
  name: site.name,
  url: site.url,
  logo: `${site.url}/icon-512.png`,
  foundingDate: String(site.founded),
  contactPoint: countries.map((country) => ({
    '@type': 'ContactPoint',
    contactType: 'sales',
    telephone: companies[country].phone,
    email: companies[country].email,
    areaServed: country === 'Cambodia' ? 'KH' : 'SG',
  })),
}

const breadcrumbs = (places: readonly (readonly [name: string, path: string])[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: places.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: site.url + path,
  })),
})

/** A product without offers, ratings or reviews: none are shown, so none are claimed. */
const productData = (product: Product): JsonLd => ({
  '@type': 'Product',
  name: product.name,
  description: product.description,
  sku: `VT-${String(product.id).padStart(3, '0')}`,
  category: categoryLabel(product.category, product.subcategory),
  url: site.url + paths.product(product.id),
  brand: { '@type': 'Brand', name: site.name },
  ...(product.images.length > 0 && {
    image: product.images.map((image) => `${site.url}${image.src}-1600.webp`),
  }),
})

const home = ['Home', paths.home] as const
const products = ['Products', paths.catalogue()] as const

const catalogueBreadcrumbs = (path: string): JsonLd | undefined => {
  const filter = parseCataloguePath(path, '')
  if (!filter) return undefined
  const category = findCategory(filter.category)
  const subcategory = findSubcategory(category, filter.subcategory)
  return breadcrumbs([
    home,
    products,
    ...(category ? [[category.name, paths.catalogue(category.id)] as const] : []),
    ...(category && subcategory ? [[subcategory.name, path] as const] : []),
  ])
}

/** What a page's JSON-LD says: the organization everywhere, the way to the page, and the product (schema.org). */
export const structuredData = (path: string, product?: Product): JsonLd => ({
  '@context': 'https://schema.org',
  '@graph': [
    organization,
    ...(product
      ? [breadcrumbs([home, products, [product.name, paths.product(product.id)]]), productData(product)]
      : [catalogueBreadcrumbs(path) ?? []].flat()),
  ],
})
