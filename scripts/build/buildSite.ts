import { rm } from 'node:fs/promises'
import { build, mergeConfig } from 'vite'
import type { Built } from '../prerender/writePages.ts'
import { productsFolder } from './products.ts'

/** Returns the number of pages. The caller sets NODE_ENV to production before. */
export const buildSite = async ({
  products = productsFolder,
  dist = 'dist',
  serverFolder = '.cache/prerender',
}: Partial<Built> = {}): Promise<number> => {
  // Both load React, and take its production code because NODE_ENV is set by now.
  const { siteConfig } = await import('../../vite.config.ts')
  const { writePages } = await import('../prerender/writePages.ts')
  const config = mergeConfig(siteConfig(products), { configFile: false, logLevel: 'warn' })
  await build(mergeConfig(config, { build: { outDir: dist, emptyOutDir: true } }))
  await build(
    mergeConfig(config, {
      publicDir: false,
      build: {
        ssr: 'src/prerender.tsx',
        outDir: serverFolder,
        manifest: false,
        license: false,
        emptyOutDir: true,
      },
    }),
  )
  const pages = await writePages({ dist, serverFolder, products })
  await rm(`${dist}/.vite`, { recursive: true })
  return pages
}
