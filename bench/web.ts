import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { chromiumArguments, findChromium } from '../scripts/chromium.ts'
import { startSite } from '../scripts/server/serve.ts'
import { paths } from '../src/domain/routing/paths.ts'
import { makeCertificate } from './web/certificate.ts'
import { startEdge } from './web/edge.ts'
import { measureHydration } from './web/hydration.ts'
import { openLighthouse, runLighthouse } from './web/lighthouse.ts'
import { type Column, medianOf, tableOf } from './web/table.ts'
import { makeTwin } from './web/twin.ts'

/**
 * `npm run bench:web`: the site beside itself without scripts, which is the limit, on a simulated phone with
 * slow 4G. Exit code 1 when a score of the site is too low.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: 'home,catalogue,product,quote' },
    http1: { type: 'boolean', default: false },
    vs: { type: 'string' },
  },
})

const pages = {
  home: paths.home,
  catalogue: paths.catalogue(),
  product: paths.product(5),
  quote: paths.quote,
}
const enoughRuns = 5
const floors = {
  performance: Number(values.runs) < enoughRuns ? 0 : 80,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}

const folder = await mkdtemp(join(tmpdir(), 'bench-web-'))
const certificate = values.http1 ? undefined : await makeCertificate()
const closing: (() => unknown)[] = [() => rm(folder, { recursive: true })]

const serve = async (root: string) => {
  const site = await startSite({ port: 0, root })
  const edge = await startEdge(site.url, certificate)
  closing.unshift(edge.close, site.close)
  return edge.url
}

const serveTwin = async () => {
  const root = join(folder, 'limit')
  await makeTwin('dist', join(root, 'dist'))
  await copyFile('netlify.toml', join(root, 'netlify.toml'))
  return serve(root)
}

const openPlaces = async () => [
  { name: 'site', url: await serve(process.cwd()) },
  { name: 'limit', url: await serveTwin() },
  ...(values.vs === undefined ? [] : [{ name: 'other', url: await serve(values.vs) }]),
]

const openBrowsers = async () => {
  const chrome = await openLighthouse(certificate ? [certificate.chromiumArgument] : [])
  closing.unshift(() => {
    chrome.kill()
  })
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  closing.unshift(() => browser.close())
  return async (place: string, url: string) => {
    const figures = await runLighthouse(url, chrome, place === 'site' ? Object.keys(floors) : ['performance'])
    const hydrates = place === 'site' || place === 'other'
    return hydrates ? { ...figures, ...(await measureHydration(browser, url)) } : figures
  }
}

/** Prints the figures of each page; returns how many scores of the site are too low. */
const compare = async (): Promise<number> => {
  let below = 0
  const places = await openPlaces()
  const measure = await openBrowsers()
  for (const page of values.pages.split(',')) {
    const path = page in pages ? pages[page as keyof typeof pages] : undefined
    if (path === undefined) throw new Error(`--pages knows ${Object.keys(pages).join(', ')}, not ${page}`)
    const columns = places.map(({ name }): Column => ({ name, runs: [] }))
    for (let run = 0; run < Number(values.runs); run += 1)
      for (const [index, { name, url }] of places.entries())
        columns[index]?.runs.push(await measure(name, url + path))

    const [site, limit] = columns
    if (!site || !limit) throw new Error('Nothing was measured')
    console.log(`\n${tableOf(`${page}, ${values.http1 ? 'HTTP/1.1' : 'HTTP/2'}`, columns, limit)}`)
    below += Object.entries(floors).filter(([category, floor]) => medianOf(site, category) < floor).length
  }
  return below
}

try {
  process.exitCode = (await compare()) === 0 ? 0 : 1
} finally {
  for (const close of closing) await close()
}
