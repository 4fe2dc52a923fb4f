import { launch, type LaunchedChrome } from 'chrome-launcher'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts'

const timings = {
  'FCP, ms': 'first-contentful-paint',
  'LCP, ms': 'largest-contentful-paint',
  'TBT, ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'transferred, KB': 'total-byte-weight',
} as const

export type Figures = Record<string, number>

export const openLighthouse = (args: readonly string[]): Promise<LaunchedChrome> =>
  launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', ...chromiumArguments, ...args],
    logLevel: 'silent',
  })

/** Lighthouse loses a trace now and then, and asks to be run again. */
const attempts = 3

const report = async (url: string, port: number, onlyCategories: string[], left: number): Promise<Result> => {
  // The canonical link names the published address, not the local server.
  const flags: Flags = { port, logLevel: 'silent', onlyCategories, skipAudits: ['canonical'] }
  const lhr = (await lighthouse(url, flags))?.lhr
  if (lhr && !lhr.runtimeError) return lhr
  if (left === 1) throw new Error(`Lighthouse, ${url}: ${lhr?.runtimeError?.message ?? 'no result'}`)
  return report(url, port, onlyCategories, left - 1)
}

/** One visit of a simulated phone on slow 4G: scores from 0 to 100, times in ms. */
export const runLighthouse = async (
  url: string,
  { port }: LaunchedChrome,
  categories: readonly string[],
): Promise<Figures> => {
  const { audits, categories: scored } = await report(url, port, [...categories], attempts)
  const valueOf = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN
  const figures = Object.entries(timings).map(([name, audit]) => [
    name,
    audit === 'total-byte-weight' ? valueOf(audit) / 1024 : valueOf(audit),
  ])
  const scores = categories.map((name) => [name, Math.round((scored[name]?.score ?? 0) * 100)])
  return Object.fromEntries([...scores, ...figures]) as Figures
}
