import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { paths } from '../src/app/paths.ts'
import { chromiumArguments, findChromium } from './chromium.ts'
import { startSite } from './serve.ts'

/**
 * `npm run lighthouse`: the built site as a phone on a slow network sees it (Lighthouse's mobile defaults): the
 * median of five runs a page; exit code 1 when one is below its floor. With `--quick`, one run of two pages, and no
 * floor for performance, which a busy machine moves.
 */
const quick = process.argv.includes('--quick')
const runs = quick ? 1 : 5
const pages = quick
  ? [paths.home, paths.quote]
  : [paths.home, paths.catalogue(), paths.product(5), paths.quote]
const floors = { performance: quick ? 0 : 80, accessibility: 100, 'best-practices': 100, seo: 100 }
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const timings = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const

const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN

const site = await startSite({ port: 0 })
const browser = await launch({
  chromePath: findChromium(),
  chromeFlags: ['--headless=new', ...chromiumArguments],
  logLevel: 'silent',
})

const measure = async (path: string) => {
  const result = await lighthouse(site.url + path, {
    port: browser.port,
    logLevel: 'silent',
    onlyCategories: [...categories],
    // The canonical link names the published address, which a local server cannot be.
    skipAudits: ['canonical'],
  })
  if (!result) throw new Error(`Lighthouse gave no result for ${path}`)
  return result.lhr
}

let below = 0
for (const path of pages) {
  const reports: Result[] = []
  for (let run = 0; run < runs; run += 1) reports.push(await measure(path))
  const scores = categories.map((category) => {
    const score = median(reports.map((report) => Math.round((report.categories[category]?.score ?? 0) * 100)))
    if (score < floors[category]) below += 1
    return `${category} ${score}`
  })
  const times = timings.map(
    (timing) =>
      `${timing} ${Math.round(median(reports.map((report) => report.audits[timing]?.numericValue ?? 0)))} ms`,
  )
  console.log(`${path.padEnd(14)}${[...scores, ...times].join(', ')}`)
}
browser.kill()
await site.close()
process.exitCode = below === 0 ? 0 : 1
