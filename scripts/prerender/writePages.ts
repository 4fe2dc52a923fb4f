import { hash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Rolldown } from 'vite'
import { countries, defaultCountry } from '../../src/content/countries.ts'
import { audienceStyles } from '../../src/domain/country/audience.ts'
import type { Product } from '../../src/domain/products/product.ts'
import { allPaths, cataloguePaths, paths } from '../../src/domain/routing/paths.ts'
import type * as PrerenderEntry from '../../src/prerender.tsx'
import { contentPlugin } from '../build/contentPlugin.ts'
import { toastStyles } from '../build/publicEnvironment.ts'
import { requireEnvironment } from '../environment.ts'
import { feedFiles, feedOf } from '../feed/productFeed.ts'
import { readRevised } from '../feed/revisions.ts'
import { assemblePage, readTemplate } from './html.ts'
import { policyHeaders } from './policy.ts'
import { fontOf, preloadsOf, readManifest } from './preloads.ts'
import { redirects, unknownProductFile } from './redirects.ts'
import { robots, securityContact, sitemap } from './robots.ts'
import { structuredData } from './structuredData/structuredData.ts'
import { unlinkedPages } from './unlinkedPages.ts'

const missing: readonly string[] = [paths.notFound, paths.unknownProduct]

/** The bar of the comparison, which only scripts show, leads to its page. */
const withoutLink: readonly string[] = [...missing, paths.compare]

const fileOf = (path: string): string => {
  if (path === paths.unknownProduct) return unknownProductFile
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/** The document for programs with what a page shows; undefined for a page that shows no products. */
const feedFor = (path: string, product: Product | undefined): string | undefined => {
  if (product) return feedOf(path)
  return cataloguePaths.includes(path) ? feedOf(paths.catalogue()) : undefined
}

export interface Built {
  dist: string
  /** The code that writes the pages. It lies inside the project, because it imports the project's packages. */
  serverFolder: string
  products: string
}

/** The script that stands in every page. */
const bundleBoot = async (folder: string): Promise<string> => {
  const [result] = (await build({
    plugins: [contentPlugin(folder)],
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'src/app/boot/boot.ts', formats: ['iife'], name: 'script' },
    },
  })) as Rolldown.RolldownOutput[]
  if (!result) throw new Error('The boot script is empty')
  return result.output[0].code.trim()
}

/** Also writes the files for products; returns the number of pages. */
export const writePages = async ({ dist, serverFolder, products: folder }: Built): Promise<number> => {
  const entry = pathToFileURL(resolve(serverFolder, 'prerender.js')).href
  const { prerenderPage } = (await import(entry)) as typeof PrerenderEntry
  const template = readTemplate(await readFile(join(dist, 'index.html'), 'utf8'))
  const boot = await bundleBoot(folder)
  const manifest = await readManifest(dist)
  const font = fontOf(manifest)
  const products = readRevised(folder)
  const indexed = allPaths(products.map(({ id }) => id))

  const pages = []
  for (const path of [...indexed, ...missing]) {
    const page = await prerenderPage(path)
    const expected = missing.includes(path) ? 404 : 200
    if (page.status !== expected) throw new Error(`${path} rendered with status ${page.status}`)
    if (/<[a-z][^>]*\sstyle=/i.test(page.body))
      throw new Error(`${path} has a style attribute, which the CSP refuses`)
    pages.push({ path, page })
  }

  const unlinked = unlinkedPages(pages.map(({ path, page }) => ({ path, body: page.body }))).filter(
    (path) => !withoutLink.includes(path),
  )
  if (unlinked.length > 0) throw new Error(`No page links to ${unlinked.join(' and ')}`)

  const rules = Object.assign({}, ...pages.map(({ page }) => page.styles)) as Record<string, string>
  const css = [...Object.values(rules), audienceStyles(countries, defaultCountry)].join('\n')
  const stylesheet = `/assets/pages-${hash('sha256', css, 'base64url').slice(0, 8)}.css`
  await writeFile(join(dist, stylesheet), css)
  for (const { path, page } of pages) {
    const file = join(dist, fileOf(path))
    const product = products.find(({ id }) => paths.product(id) === path)
    const html = assemblePage(template, {
      path,
      page,
      structuredData: structuredData(path, products),
      feed: feedFor(path, product),
      font,
      stylesheet,
      boot,
      preloads: preloadsOf(manifest, path),
    })
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, html)
  }
  for (const [path, text] of feedFiles(products)) await writeFile(join(dist, path), text)
  await writeFile(join(dist, 'sitemap.xml'), sitemap(indexed))
  await writeFile(join(dist, 'robots.txt'), robots())
  await mkdir(join(dist, '.well-known'), { recursive: true })
  await writeFile(join(dist, '.well-known/security.txt'), securityContact(Date.now()))
  const reporting = requireEnvironment().REPORT_SHARE !== undefined
  await writeFile(join(dist, '_headers'), policyHeaders({ script: boot, style: toastStyles }, reporting))
  await writeFile(join(dist, '_redirects'), redirects(products))
  return pages.length
}
