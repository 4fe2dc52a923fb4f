import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'
import { contentPlugin } from './scripts/build/contentPlugin.ts'
import { publicEnvironment } from './scripts/build/publicEnvironment.ts'
import { requireEnvironment } from './scripts/environment.ts'
import { palette } from './src/app/theme/tokens.ts'

/** Throws an error with the name of a faulty variable. */
const define = publicEnvironment(requireEnvironment())

/** The colour of the browser's own bars. */
const themeColour: Plugin = {
  name: 'theme-colour',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { name: 'theme-color', content: palette.intaglio }, injectTo: 'head' },
  ],
}

/** With the products of another folder for a site of another size, and models of another one for tests. */
export const siteConfig = (productsFolder?: string, publicFolder?: string): UserConfig => ({
  plugins: [react(), contentPlugin(productsFolder, publicFolder), themeColour],
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
    // The notices that the licences of bundled packages ask for.
    license: { fileName: 'licenses.md' },
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
            // A deploy seldom changes libraries: they stay in the browser's cache (decision 0029).
            { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 1 },
            { name: 'shared', tags: ['$initial'], minShareCount: 2 },
          ],
        },
      },
    },
  },
})

export default siteConfig()
