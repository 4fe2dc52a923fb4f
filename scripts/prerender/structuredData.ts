import { categoryLabel, findCategory, findSubcategory } from '../../src/content/categories.ts'
import { companies, countries } from '../../src/content/countries.ts'
import glossary from '../../src/content/data/glossary.json' with { type: 'json' }
import { site } from '../../src/content/site.ts'
import compare from '../../src/content/texts/compare.json' with { type: 'json' }
import finder from '../../src/content/texts/finder.json' with { type: 'json' }
import glossaryTexts from '../../src/content/texts/glossary.json' with { type: 'json' }
import productTexts from '../../src/content/texts/product.json' with { type: 'json' }
import statement from '../../src/content/texts/statement.json' with { type: 'json' }
import type { Product } from '../../src/domain/products/product.ts'
import { paths } from '../../src/domain/routing/paths.ts'
import { parseCataloguePath } from '../../src/features/catalogue/cataloguePath.ts'
import { largestPicture } from '../../src/lib/pictureFiles.ts'

const { breadcrumbs: breadcrumbTexts } = productTexts

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

type Crumb = readonly [name: string, path: string]

const breadcrumbs = (trail: readonly Crumb[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: [[breadcrumbTexts.home, paths.home] as const, ...trail].map(([name, path], index) => ({
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
    image: product.images.map((image) => site.url + largestPicture(image.src)),
  }),
})

const products: Crumb = [breadcrumbTexts.products, paths.catalogue()]

const catalogueTrail = (path: string): readonly Crumb[] | undefined => {
  const filter = parseCataloguePath(path, '')
  if (!filter) return undefined
  const category = findCategory(filter.category)
  const subcategory = findSubcategory(category, filter.subcategory)
  const trail = [products]
  if (category) trail.push([category.name, paths.catalogue(category.id)])
  if (category && subcategory) trail.push([subcategory.name, paths.catalogue(category.id, subcategory.id)])
  return trail
}

/** The pages above a page and the page itself, below the home page. */
const trails: Readonly<Record<string, readonly Crumb[]>> = {
  [paths.glossary]: [[glossaryTexts.hero.title, paths.glossary]],
  [paths.find]: [products, [finder.hero.title, paths.find]],
  [paths.compare]: [products, [compare.title, paths.compare]],
  [paths.comply]: [products, [statement.hero.title, paths.comply]],
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
export const structuredData = (path: string, product?: Product): JsonLd => {
  const trail = product
    ? [products, [product.name, paths.product(product.id)] as const]
    : (trails[path] ?? catalogueTrail(path))
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization,
      ...(trail ? [breadcrumbs(trail)] : []),
      ...(product ? [productData(product)] : []),
      ...(path === paths.glossary ? [termSet] : []),
    ],
  }
}
