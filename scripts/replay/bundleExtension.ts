import { join } from 'node:path'
import { build } from 'vite'

/** The script that opens DevTools in a page, for `addInitScript`. */
export const bundleExtension = async (): Promise<string> => {
  const bundles = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'extension.ts'), formats: ['iife'], name: 'extension' },
    },
  })
  const output = Array.isArray(bundles) ? bundles[0]?.output : undefined
  if (!output) throw new Error('Vite has bundled nothing.')
  return output[0].code
}
