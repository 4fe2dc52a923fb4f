import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { cataloguePaths, legalPages, paths } from '../../src/app/paths.ts'
import { parseProductPath } from '../../src/features/catalogue/cataloguePath.ts'
import { productFiles } from '../products.ts'

export const readManifest = async (dist: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest

/** The address of the site's one font file; Vite adds a hash to its name. */
export const fontOf = async (dist: string): Promise<string> => {
  const fonts = (await readdir(join(dist, 'assets'))).filter((name) => name.endsWith('.woff2'))
  const [font, ...others] = fonts
  if (font === undefined || others.length > 0)
    throw new Error(`expected one font in assets, found ${fonts.length}`)
  return `/assets/${font}`
}

const routeFiles: Record<string, string> = {
  [paths.home]: 'home',
  [paths.about]: 'about',
  [paths.contact]: 'contact',
  [paths.quote]: 'quote',
  [paths.services]: 'services',
  ...Object.fromEntries(cataloguePaths.map((address) => [address, 'catalogue'])),
  ...Object.fromEntries(legalPages.map((page) => [paths.legal(page), 'legal'])),
}

/** The source modules that the router fetches for an address before hydration. */
const modulesOf = (path: string): string[] => {
  const id = parseProductPath(path)
  const data = productFiles().filter((name) => Number.parseInt(name, 10) === id)
  const route = id === undefined ? routeFiles[path] : 'product'
  return [
    ...(route === undefined ? [] : [`src/app/routes/${route}.tsx`]),
    ...data.map((name) => `src/content/products/${name}`),
  ]
}

const withImports = (manifest: Manifest, key: string, seen: Set<string>): void => {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return
  seen.add(key)
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, seen)
}

/** Addresses of every script that a page loads before it is hydrated, so that they load side by side. */
export const preloadsOf = (manifest: Manifest, path: string): string[] => {
  const keys = new Set<string>()
  for (const module of modulesOf(path)) withImports(manifest, module, keys)
  return [...keys].flatMap((key) => {
    const chunk = manifest[key]
    return chunk && !chunk.isEntry ? [`/${chunk.file}`] : []
  })
}
