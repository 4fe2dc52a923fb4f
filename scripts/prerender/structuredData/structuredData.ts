import type { BreadcrumbList, DefinedTermSet, Graph, ItemList, Organization } from 'schema-dts'
import { findCategory, findSubcategory } from '../../../src/content/categories.ts'
import { companies, countries } from '../../../src/content/countries.ts'
import glossary from '../../../src/content/data/glossary.json' with { type: 'json' }
import { site } from '../../../src/content/site.ts'
import compare from '../../../src/content/texts/compare.json' with { type: 'json' }
import finder from '../../../src/content/texts/finder.json' with { type: 'json' }
import glossaryTexts from '../../../src/content/texts/glossary.json' with { type: 'json' }
import productTexts from '../../../src/content/texts/product.json' with { type: 'json' }
import statement from '../../../src/content/texts/statement.json' with { type: 'json' }
import type { Product } from '../../../src/domain/products/product.ts'
import { parseCataloguePath } from '../../../src/domain/routing/cataloguePath.ts'
import { cataloguePaths, paths } from '../../../src/domain/routing/paths.ts'
import { catalogueLists } from '../../build/catalogueLists.ts'
import type { RevisedProduct } from '../../feed/revisions.ts'
import { officeData } from './officeData.ts'
import { productData } from './productData.ts'

const { breadcrumbs: breadcrumbTexts } = productTexts

const organizationId = `${site.url}/#organization`

const organization: Organization = {
  '@type': 'Organization',
  '@id': organizationId,
  name: site.name,
  url: site.url,
  logo: `${site.url}/icon-512.png`,
  foundingDate: String(site.founded),
  contactPoint: countries.map((country) => ({
    '@type': 'ContactPoint' as const,
    contactType: 'sales',
    telephone: companies[country].phone,
    email: companies[country].email,
    areaServed: companies[country].code,
  })),
}

type Crumb = readonly [name: string, path: string]

const breadcrumbs = (trail: readonly Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [[breadcrumbTexts.home, paths.home] as const, ...trail].map(([name, path], index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name,
    item: site.url + path,
  })),
})

const productsCrumb: Crumb = [breadcrumbTexts.products, paths.catalogue()]

const catalogueTrail = (path: string): readonly Crumb[] | undefined => {
  const filter = parseCataloguePath(path, '')
  if (!filter) return undefined
  const category = findCategory(filter.category)
  const subcategory = findSubcategory(category, filter.subcategory)
  const trail = [productsCrumb]
  if (category) trail.push([category.name, paths.catalogue(category.id)])
  if (category && subcategory) trail.push([subcategory.name, paths.catalogue(category.id, subcategory.id)])
  return trail
}

/** The pages above a page and the page itself, below the home page. */
const trails: Readonly<Record<string, readonly Crumb[]>> = {
  [paths.glossary]: [[glossaryTexts.hero.title, paths.glossary]],
  [paths.find]: [productsCrumb, [finder.hero.title, paths.find]],
  [paths.compare]: [productsCrumb, [compare.title, paths.compare]],
  [paths.comply]: [productsCrumb, [statement.hero.title, paths.comply]],
}

const glossaryUrl = site.url + paths.glossary

const termSet: DefinedTermSet = {
  '@type': 'DefinedTermSet',
  '@id': glossaryUrl,
  name: glossaryTexts.hero.title,
  description: glossaryTexts.hero.lead,
  url: glossaryUrl,
  hasDefinedTerm: glossary.terms.map(({ id, name, text }) => ({
    '@type': 'DefinedTerm' as const,
    '@id': site.url + paths.term(id),
    name,
    description: text,
    url: site.url + paths.term(id),
    inDefinedTermSet: glossaryUrl,
  })),
}

/** The products of a list by their addresses alone, because the list's HTML has all else. */
const itemList = (path: string, products: readonly Product[]): ItemList[] => {
  const list = cataloguePaths.includes(path) && catalogueLists(products).get(path)
  if (!list) return []
  const itemListElement = list.products.map(({ id }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    url: site.url + paths.product(id),
  }))
  return [{ '@type': 'ItemList', itemListElement }]
}

/** A page's JSON-LD (schema.org): organization, breadcrumbs, product, list, offices and terms. */
export const structuredData = (path: string, products: readonly RevisedProduct[]): Graph => {
  const product = products.find(({ id }) => paths.product(id) === path)
  const trail = product
    ? [productsCrumb, [product.name, path] as const]
    : (trails[path] ?? catalogueTrail(path))
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization,
      ...(trail ? [breadcrumbs(trail)] : []),
      ...(product ? [productData(product, products)] : []),
      ...itemList(path, products),
      ...(path === paths.contact ? officeData(organizationId) : []),
      ...(path === paths.glossary ? [termSet] : []),
    ],
  }
}
