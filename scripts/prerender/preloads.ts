import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { matchRoutes } from 'react-router-dom'
import type { Manifest } from 'vite'
import { parseProductPath } from '../../src/domain/routing/cataloguePath.ts'
import { routeFiles } from '../../src/domain/routing/paths.ts'
import { listModule, productModule } from '../build/modules/virtualModules.ts'

/** The manifest that Vite wrote: which chunk has which files. Throws when there is none. */
export const readManifest = async (dist: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest

/** Vite adds a hash to the name of the font file. */
export const fontOf = (manifest: Manifest): string => {
  const fonts = Object.values(manifest).filter(({ file }) => file.endsWith('.woff2'))
  const [font, ...others] = fonts
  if (!font || others.length > 0) throw new Error(`expected one font in assets, found ${fonts.length}`)
  return `/${font.file}`
}

const modulesOf = (path: string): string[] => {
  const files = (matchRoutes([...routeFiles], path) ?? []).map(
    ({ route }) => `src/app/routes/${route.file}.tsx`,
  )
  return [...files, `${productModule}${parseProductPath(path)}`, listModule + path]
}

/** A script's imports come before it. */
const withImports = (manifest: Manifest, key: string, found: Set<string>): void => {
  const chunk = manifest[key]
  if (!chunk || found.has(key)) return
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, found)
  found.add(key)
}

/** The scripts of a page before hydration, to load in parallel and to run in this order. */
export const preloadsOf = (manifest: Manifest, path: string): string[] => {
  const keys = new Set<string>()
  for (const module of modulesOf(path)) withImports(manifest, module, keys)
  return [...keys].flatMap((key) => {
    const chunk = manifest[key]
    return chunk && !chunk.isEntry ? [`/${chunk.file}`] : []
  })
}
