import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { contentPlugin } from './scripts/contentPlugin.ts'
import { requireEnvironment } from './scripts/environment.ts'
import { publicEnvironment, toDefine } from './scripts/publicEnvironment.ts'

/** A faulty variable stops what Vite was to do, and is named. */
const define = toDefine(publicEnvironment(requireEnvironment()))

/** With the products of another folder for a site of another size. */
export const siteConfig = (productsFolder?: string): UserConfig => ({
  plugins: [react(), contentPlugin(productsFolder)],
  define,
  resolve: {
    alias: {
      'meshoptimizer/reference': fileURLToPath(
        new URL('node_modules/meshoptimizer/meshopt_decoder_reference.js', import.meta.url),
      ),
    },
  },
  // Otherwise every index.html of the repository is an entry, those of the benches too.
  optimizeDeps: { entries: ['index.html'] },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The 3D viewer, which is loaded when it is asked for, is that large.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // What several pages share comes in one file, and so do small modules that two files share.
      output: {
        codeSplitting: {
          groups: [
            { name: 'shared', minShareCount: 7, priority: 2 },
            // The store has them all from the start.
            { name: 'slices', test: /Slice\.ts$/, priority: 1 },
            { name: 'small', test: /\/src\//, minShareCount: 3, maxModuleSize: 1000 },
          ],
        },
      },
    },
  },
})

export default siteConfig()
