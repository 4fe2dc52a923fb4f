import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { allPaths, paths } from '../../src/app/paths.ts'
import type * as PrerenderEntry from '../../src/prerender.tsx'
import { site } from '../../src/content/site.ts'
import { readProducts } from '../products.ts'
import { assemblePage } from './html.ts'
import { fontOf, preloadsOf, readManifest } from './preloads.ts'
import { redirects } from './redirects.ts'
import { robots, sitemap } from './robots.ts'
import { hasStyleAttribute, writeStylesheet } from './styles.ts'

const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** Renders every page into a built site and writes what machines read beside them; returns the number of pages. */
export const writePages = async (dist: string, serverFolder: string): Promise<number> => {
  const entry = pathToFileURL(resolve(serverFolder, 'prerender.js')).href
  const { prerenderPage, noticeStyles } = (await import(entry)) as typeof PrerenderEntry
  const template = await readFile(join(dist, 'index.html'), 'utf8')
  const manifest = await readManifest(dist)
  const font = await fontOf(dist)
  const products = readProducts()
  const indexed = allPaths(products.map(({ id }) => id))

  const pages = []
  for (const path of [...indexed, paths.notFound]) {
    const page = await prerenderPage(path, site.url)
    const expected = path === paths.notFound ? 404 : 200
    if (page.status !== expected) throw new Error(`${path} rendered with status ${page.status}`)
    if (hasStyleAttribute(page.body)) throw new Error(`${path} has a style attribute, which the CSP refuses`)
    pages.push({ path, page })
  }

  const styles = Object.assign({}, ...pages.map(({ page }) => page.styles)) as Record<string, string>
  const stylesheet = await writeStylesheet(dist, styles, await noticeStyles())
  for (const { path, page } of pages) {
    const file = join(dist, fileOf(path))
    const html = assemblePage(template, {
      path,
      page,
      font,
      stylesheet,
      preloads: preloadsOf(manifest, path),
    })
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, html)
  }
  await writeFile(join(dist, 'sitemap.xml'), sitemap(indexed))
  await writeFile(join(dist, 'robots.txt'), robots())
  await writeFile(join(dist, '_redirects'), redirects(products))
  return pages.length
}
