import { rm } from 'node:fs/promises'
import { build } from 'vite'
import './checkContent/main.ts'
import { writePages } from './prerender/pages.ts'
import { relayWarning } from './relayWarning.ts'

/** `npm run build`: proves the content, bundles the site and renders every page of it into dist. */
const serverFolder = '.cache/prerender'

if (process.exitCode) process.exit()
const started = performance.now()
await build({ logLevel: 'warn' })
await build({
  logLevel: 'warn',
  publicDir: false,
  build: { ssr: 'src/prerender.tsx', outDir: serverFolder, manifest: false, emptyOutDir: true },
})
const pages = await writePages('dist', serverFolder)
await rm('dist/.vite', { recursive: true })
console.log(`Built ${pages} pages in ${((performance.now() - started) / 1000).toFixed(1)} s`)
const warning = relayWarning(process.env)
if (warning !== undefined) console.warn(warning)
