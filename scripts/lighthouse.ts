import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { paths } from '../src/app/paths.ts'
import { chromiumArguments, findChromium } from './chromium.ts'
import { startSite } from './serve.ts'

/**
 * `npm run lighthouse`: the built site as a phone on a slow network sees it (Lighthouse's mobile defaults): the
 * median of five runs per page, and 1 as exit code when a figure is below its floor.
 */
const runs = 5
const pages = [paths.home, paths.catalogue(), paths.product(5), paths.quote]
const floors = { performance: 80, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const categories = Object.keys(floors) as (keyof typeof floors)[]

const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN

const site = await startSite({ port: 0 })
const browser = await launch({
  chromePath: findChromium(),
  chromeFlags: ['--headless=new', ...chromiumArguments],
  logLevel: 'silent',
})
let below = 0
for (const path of pages) {
  const scores: Record<string, number[]> = {}
  const metrics: Record<string, number[]> = {}
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(site.url + path, {
      port: browser.port,
      logLevel: 'silent',
      onlyCategories: categories,
      // Canonical links name the published address, which a local server cannot be.
      skipAudits: ['canonical'],
    })
    if (!result) throw new Error(`Lighthouse gave no result for ${path}`)
    for (const category of categories) {
      const score = (result.lhr.categories[category]?.score ?? 0) * 100
      ;(scores[category] ??= []).push(Math.round(score))
    }
    for (const metric of ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time']) {
      ;(metrics[metric] ??= []).push(result.lhr.audits[metric]?.numericValue ?? Number.NaN)
    }
    const faults = Object.values(result.lhr.audits).filter(
      ({ id, score }) => score !== null && score < 1 && !id.includes('paint') && run === 0,
    )
    if (process.argv.includes('--faults'))
      console.log(faults.map(({ id, score }) => `${id} ${score ?? ''}`).join('\n'))
  }
  const line = categories.map((category) => {
    const score = median(scores[category] ?? [])
    if (score < floors[category]) below += 1
    return `${category} ${score}`
  })
  const times = Object.entries(metrics).map(([name, values]) => `${name} ${Math.round(median(values))} ms`)
  console.log(`${path.padEnd(14)}${line.join(', ')}; ${times.join(', ')}`)
}
browser.kill()
await site.close()
process.exitCode = below === 0 ? 0 : 1
