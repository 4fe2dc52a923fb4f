import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { contentPlugin } from './scripts/build/contentPlugin.ts'
import { publicEnvironment, toDefine } from './scripts/build/publicEnvironment.ts'
import { requireEnvironment } from './scripts/environment.ts'

/** Throws an error with the name of a faulty variable. */
const define = toDefine(publicEnvironment(requireEnvironment()))

/** A module that this many entries (pages and lazy parts) use is in the shared file (decision 0029). */
const sharedByMost = 7

/** Small modules are shared earlier, since a further file costs more than their bytes. */
const sharedBySome = 3
const smallBytes = 1000

/** With the products of another folder for a site of another size. */
export const siteConfig = (productsFolder?: string): UserConfig => ({
  plugins: [react(), contentPlugin(productsFolder)],
  define,
  resolve: {
    alias: {
      // The package exports only its decoders of WebAssembly, which the site's policy blocks; this one is in
      // its files, but not in its exports.
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
    // One stylesheet: the HTML links no other, and a page is painted and printed without scripts.
    cssCodeSplit: false,
    // The 3D viewer, which is loaded when it is asked for, is that large.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // A deploy changes the entry, but seldom React and the theme: they stay in the browser's cache, and
            // are evaluated in tasks of their own (decision 0029).
            { name: 'react', test: '/node_modules/react-dom/', priority: 3 },
            { name: 'App', test: '/src/app/App.tsx', priority: 3 },
            { name: 'shared', minShareCount: sharedByMost, priority: 2 },
            // The store has every slice from the start; apart they would be 7 more files of each page.
            { name: 'slices', test: /Slice\.ts$/, priority: 1 },
            { name: 'small', test: /\/src\/.*\.ts/, minShareCount: sharedBySome, maxModuleSize: smallBytes },
          ],
        },
      },
    },
  },
})

export default siteConfig()
