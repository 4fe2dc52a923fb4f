import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { startSite } from '../../scripts/server/serve.ts'
import { paths } from '../../src/domain/routing/paths.ts'
import { makeTwin } from '../web/twin.ts'
import type { Timing } from './timer.ts'
import { type Screen, screens, settlingMs, slowDown } from './visitor.ts'

/** Serves the built site without scripts, so that the browser loads a document for each page. */
export const startPages = async () => {
  const root = await mkdtemp(join(tmpdir(), 'bench-pages-'))
  await makeTwin('dist', join(root, 'dist'))
  await copyFile('netlify.toml', join(root, 'netlify.toml'))
  const { url, close } = await startSite({ port: 0, root })
  return { url, close: () => close().then(() => rm(root, { recursive: true })) }
}

/** Ms from the last press until the document was painted, and until its largest picture or text was. */
const readPaints = (): Promise<Timing> =>
  new Promise((resolve) => {
    const began = performance.timeOrigin - Number(sessionStorage.getItem('pressed'))
    new PerformanceObserver((list) => {
      const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
      const largest = list.getEntries().at(-1)?.startTime ?? Number.NaN
      resolve({ first: began + first, shown: began + largest })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })

/** A press on a product in the list, and Back, each until its document is painted. */
export const walkPages = async (browser: Browser, address: string, screen: Screen) => {
  const context = await browser.newContext(screens[screen])
  const page = await context.newPage()
  await slowDown(page)
  const time = async (act: () => Promise<unknown>): Promise<Timing> => {
    const arrived = page.waitForEvent('load')
    await page.evaluate(() =>
      sessionStorage.setItem('pressed', String(performance.timeOrigin + performance.now())),
    )
    await act()
    await arrived
    await page.waitForTimeout(settlingMs)
    return page.evaluate(readPaints)
  }
  await page.goto(address + paths.catalogue())
  await page.waitForTimeout(settlingMs)
  const product = await time(() => page.locator('main article a').first().dispatchEvent('click'))
  const back = await time(() => page.goBack())
  await context.close()
  return { 'list to product': product, 'back to the list': back }
}
