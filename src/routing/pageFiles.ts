import { all, categories } from '../content/categories.ts'
import { parseListPage } from './cataloguePath.ts'
import { cataloguePaths, legalPages, paths, singlePages } from './paths.ts'

/** The file of src/app/routes that has a page's content. */
export type PageFile = keyof typeof singlePages | 'catalogue' | 'legal' | 'product'

/** Other spellings, which the server redirects. */
const whole = [paths.catalogue(), ...categories.map(({ id }) => paths.catalogue(id))].map(
  (path) => `${path}/${all}`,
)

const files = new Map<string, PageFile>([
  ...Object.entries(singlePages).map(([name, path]): [string, PageFile] => [path, name as PageFile]),
  ...[...cataloguePaths, ...whole].map((path): [string, PageFile] => [path, 'catalogue']),
  ...legalPages.map((page): [string, PageFile] => [paths.legal(page), 'legal']),
])

const product = /^\/products\/[^/]+(\/[^/]+)?$/

/** Undefined for an address that the site does not have. */
export const pageFileOf = (pathname: string): PageFile | undefined => {
  const path = pathname.replace(/(.)\/+$/, '$1')
  if (files.get(parseListPage(path).list) === 'catalogue') return 'catalogue'
  return files.get(path) ?? (product.test(path) ? 'product' : undefined)
}
