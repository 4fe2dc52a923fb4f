import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { chromiumArguments, findChromium } from '../scripts/chromium.ts'
import { startSite } from '../scripts/server/serve.ts'
import { walk } from './interaction/journey.ts'
import { startPages, walkPages } from './interaction/pages.ts'
import type { Timing } from './interaction/timer.ts'
import { makeVisitor, type Screen, screens } from './interaction/visitor.ts'

/** `npm run bench:interaction`: ms from an input to its frames on a slow processor, median and worst. */
const { values } = parseArgs({
  options: { vs: { type: 'string' }, rounds: { type: 'string', default: '5' } },
})

/** Ms that the worst may take. */
const aims: Record<string, number> = { 'back to the list': 300, 'add to the list': 100 }
const aimOf = (name: string): number => aims[name] ?? 200

const serve = async (place: string) =>
  place.startsWith('http')
    ? { url: place, close: () => Promise.resolve() }
    : startSite({ port: 0, root: place })

const places = [process.cwd(), ...(values.vs === undefined ? [] : [values.vs])]
const sites = await Promise.all(places.map(serve))
const pages = await startPages()
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })

const walkOnce = async (address: string, screen: Screen) => {
  const visitor = await makeVisitor(browser, address, screen)
  const timings = await walk(visitor)
  await visitor.leave()
  return timings
}

const summary = (timings: readonly Timing[], frame: keyof Timing) => {
  const sorted = timings.map((timing) => timing[frame]).toSorted((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  return { median, text: `${median.toFixed(0)} / ${(sorted.at(-1) ?? Number.NaN).toFixed(0)}` }
}

const row = ([name = '', ...cells]: readonly string[]): void =>
  console.log(name.padEnd(22) + cells.map((cell) => cell.padStart(16)).join(''))

for (const screen of Object.keys(screens) as Screen[]) {
  const walks: Record<string, Timing>[][] = sites.map(() => [])
  const ofPages: Record<string, Timing>[] = []
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const [index, site] of sites.entries()) walks[index]?.push(await walkOnce(site.url, screen))
    ofPages.push(await walkPages(browser, pages.url, screen))
  }

  console.log(`\n${screen}, median / worst in ms`)
  row([
    '',
    'aim',
    ...sites.flatMap((_, index) => ['first frame', index === 0 ? 'shown' : 'shown there']),
    'ratio',
  ])
  for (const name of Object.keys(walks[0]?.[0] ?? {})) {
    const shown = walks.map((ofSite) => {
      const timings = ofSite.flatMap((timed) => timed[name] ?? [])
      return { first: summary(timings, 'first'), shown: summary(timings, 'shown') }
    })
    const [here, there] = shown
    const ratio = here && there ? (here.shown.median / there.shown.median).toFixed(2) : ''
    const cells = shown.flatMap((site) => [site.first.text, site.shown.text])
    row([name, String(aimOf(name)), ...cells, ratio])
  }
  row(['without scripts', '', 'painted', 'whole'])
  for (const name of Object.keys(ofPages[0] ?? {})) {
    const timings = ofPages.flatMap((timed) => timed[name] ?? [])
    row([name, '', summary(timings, 'first').text, summary(timings, 'shown').text])
  }
}

await browser.close()
for (const site of [...sites, pages]) await site.close()
