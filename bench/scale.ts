import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { readProducts } from '../scripts/build/products.ts'
import { chromiumArguments, findChromium } from '../scripts/chromium.ts'
import { startSite } from '../scripts/server/serve.ts'
import { useCatalogue } from './scale/useCatalogue.ts'
import { weighFiles, weighPage } from './scale/weigh.ts'
import { type Column, medianOf, tableOf } from './web/table.ts'

/**
 * Part of `npm run bench`: the site with as many products as it has, 200 and 1,000. Lists are whole (decision
 * 0042), so their HTML grows; exit code 1 when the first script of the catalogue's page does. The aim for a
 * key of the search is 16 ms of script, one frame.
 */
const sizes = [readProducts().length, 200, 1000]

/** Times what it is with as many products as the site has. */
const mostGrowth = 1.3
const steady = 'first script, KB'

/** In a process of its own, as a build is. */
const build = (size: number, folder: string, serverFolder: string): number => {
  const args = ['bench/scale/buildMany.ts', String(size), folder, serverFolder]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return Number(stdout)
}

const measure = async (browser: Browser, size: number, folder: string, serverFolder: string) => {
  const buildMs = build(size, folder, serverFolder)
  const dist = join(folder, 'dist')
  const site = await startSite({ port: 0, root: folder })
  const use = await useCatalogue(browser, site.url)
  await site.close()
  const page = weighPage(dist, 'products.html')
  const later = use.scripts.filter((file) => !page.firstScripts.includes(file))
  return [
    {
      'build, s': buildMs / 1000,
      'HTML, KB': page.html / 1000,
      'HTML gzip, KB': page.htmlGzip / 1000,
      'first script, KB': page.script / 1000,
      'styles, KB': page.styles / 1000,
      'later data, KB': weighFiles(dist, later) / 1000,
      'heap, KB': use.heap / 1000,
    },
    ...use.answers.map((ms) => ({ 'search key, ms': ms })),
    ...use.whole.map((ms) => ({ 'key and rest, ms': ms })),
  ]
}

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
const folder = await mkdtemp(join(tmpdir(), 'bench-scale-'))
// The pages' code imports packages, which it finds inside the project only.
const serverFolder = join('.cache', 'bench-scale')

try {
  const columns: Column[] = []
  for (const size of sizes) {
    const runs = await measure(browser, size, join(folder, String(size)), join(serverFolder, String(size)))
    columns.push({ name: String(size), runs })
  }
  const [own, ...larger] = columns
  if (!own) throw new Error('Nothing was measured')
  console.log(tableOf('/products', columns, own))

  const grown = larger.filter((column) => medianOf(column, steady) > medianOf(own, steady) * mostGrowth)
  process.exitCode = grown.length === 0 ? 0 : 1
} finally {
  await browser.close()
  await rm(folder, { recursive: true })
  await rm(serverFolder, { recursive: true, force: true })
}
