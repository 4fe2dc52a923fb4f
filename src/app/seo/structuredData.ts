import { categoryLabel, findCategory, findSubcategory } from '../../content/categories.ts'
import { companies, countries } from '../../content/countries.ts'
import glossary from '../../content/data/glossary.json'
import { site } from '../../content/site.ts'
import compare from '../../content/texts/compare.json'
import finder from '../../content/texts/finder.json'
import glossaryTexts from '../../content/texts/glossary.json'
import type { Product } from '../../machines/product.ts'
import { parseCataloguePath } from '../../routing/cataloguePath.ts'
import { paths } from '../../routing/paths.ts'

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
    areaServed: companies[country].code,
  })),
}

const breadcrumbs = (trail: readonly (readonly [name: string, path: string])[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: site.url + path,
  })),
})

/** No offers, ratings or reviews: the site shows none. */
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
    ...(category && subcategory
      ? [[subcategory.name, paths.catalogue(category.id, subcategory.id)] as const]
      : []),
  ])
}

const titles: Readonly<Record<string, string>> = {
  [paths.find]: finder.hero.title,
  [paths.compare]: compare.title,
}

const breadcrumbsOf = (path: string): JsonLd | undefined => {
  if (path === paths.glossary) return breadcrumbs([home, [glossaryTexts.hero.title, path]])
  const title = titles[path]
  return title === undefined ? catalogueBreadcrumbs(path) : breadcrumbs([home, products, [title, path]])
}

const glossaryUrl = site.url + paths.glossary

const termSet: JsonLd = {
  '@type': 'DefinedTermSet',
  '@id': glossaryUrl,
  name: glossaryTexts.hero.title,
  description: glossaryTexts.hero.lead,
  url: glossaryUrl,
  hasDefinedTerm: glossary.terms.map(({ id, name, text }) => ({
    '@type': 'DefinedTerm',
    '@id': site.url + paths.term(id),
    name,
    description: text,
    url: site.url + paths.term(id),
    inDefinedTermSet: glossaryUrl,
  })),
}

/** A page's JSON-LD (schema.org): organization, breadcrumbs, product and terms. */
export const structuredData = (path: string, product?: Product): JsonLd => ({
  '@context': 'https://schema.org',
  '@graph': [
    organization,
    ...(product
      ? [breadcrumbs([home, products, [product.name, paths.product(product.id)]]), productData(product)]
      : [breadcrumbsOf(path) ?? []].flat()),
    ...(path === paths.glossary ? [termSet] : []),
  ],
})
