import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { readEnvironment } from './functions/relay/environment.ts'
import { contentPlugin } from './scripts/contentPlugin.ts'
import { slimMaterialUi } from './scripts/slimMaterialUi.ts'
import { slimRouter } from './scripts/slimRouter.ts'
import { themePlugin } from './scripts/themePlugin.ts'

const { REPORT_SHARE, VITALS_SHARE = 0 } = readEnvironment().environment

const sourceFiles = (patterns: readonly string[]) => new RegExp(`/src/(${patterns.join('|')})`)

/** What the page of a product shares with one or two others. */
const ofProducts = sourceFiles([
  'ui/(Explained|openTerm|PictureWithFallback|useHorizontalSwipe|useLoaded)',
  'country/SuppliedElsewhere',
  'content/specificationGroups',
])

/** What many pages load, the nearly full list pages among them. */
const ofMany = sourceFiles([
  'lib',
  'ui/(?!Term|Section|ToggleGroup|scrollingTable)',
  'country/(?!OfficesWithoutScripts)',
  'routing',
  'features/quoteList/(ListButton|machines)',
  'features/compare/CompareBox',
  'content/(?!machineLines|navigation)\\w+\\.ts',
  '.*(Slice|Events)\\.ts',
])

/** With the products of another folder for a site of another size. */
export const siteConfig = (productsFolder?: string): UserConfig => ({
  plugins: [react(), contentPlugin(productsFolder), themePlugin(), slimMaterialUi(), slimRouter()],
  define: { REPORTING: String(REPORT_SHARE !== undefined), VITALS_SHARE: String(VITALS_SHARE) },
  resolve: {
    alias: {
      'meshoptimizer/reference': fileURLToPath(
        new URL('node_modules/meshoptimizer/meshopt_decoder_reference.js', import.meta.url),
      ),
    },
  },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The 3D viewer, which is loaded when it is asked for, is that large.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // What pages share comes in one file instead of twenty small ones.
      output: {
        codeSplitting: {
          groups: [
            // No page's first view has the names of all products, or the buttons of modals.
            { name: 'shared', test: /^(?!.*(product-names|\/IconButton\/))/, minShareCount: 6 },
            { name: 'ofProducts', test: ofProducts, minShareCount: 2 },
            { name: 'ofMany', test: ofMany, minShareCount: 2 },
          ],
        },
      },
    },
  },
  ssr: { noExternal: ['notistack', 'goober'] },
})

export default siteConfig()
