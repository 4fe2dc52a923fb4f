import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { chromiumArguments, findChromium } from '../chromium.ts'
import { startSite } from '../server/serve.ts'
import { bundleExtension } from './bundleExtension.ts'
import type { ReplayOptions } from './options.ts'
import { makePace } from './pace.ts'
import { openVisit, showStep } from './travel.ts'
import { type Visit, VisitFileError } from './visitFile.ts'

const walk = async (page: Page, visit: Visit, options: ReplayOptions): Promise<void> => {
  const { pictures, picture, pace } = options
  if (pictures !== undefined) mkdirSync(pictures, { recursive: true })
  const isWalked = pace !== 'at once' || pictures !== undefined
  const { wait, end } = makePace({ pace, times: visit.times })
  for (const [index, { type }] of isWalked ? visit.actions.entries() : []) {
    await wait(index)
    await showStep(page, index + 1)
    console.log(`${String(index + 1).padStart(4)}  ${type}`)
    const name = `${String(index + 1).padStart(3, '0')}-${type.replaceAll('/', '-')}.png`
    if (pictures !== undefined) await page.screenshot({ path: join(pictures, name) })
    if (pace === 'step') await page.screenshot({ path: picture })
  }
  end()
  await showStep(page, visit.actions.length)
  await page.screenshot({ path: picture })
}

/** Takes the built site through a visit in a browser, and writes its pictures. */
export const replay = async (visit: Visit, options: ReplayOptions): Promise<void> => {
  if (options.pace === 'real-time' && visit.times.length === 0)
    throw new VisitFileError('The file has no times: leave --real-time out, or use --step.')
  const site = await startSite({ port: 0 })
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments],
    // Else Playwright ends the browser alone, and --step goes on waiting for Enter.
    handleSIGTERM: false,
  })
  try {
    const page = await browser.newPage({ baseURL: site.url, viewport: { width: 1280, height: 900 } })
    await openVisit(page, visit, await bundleExtension())
    await walk(page, visit, options)
  } finally {
    await browser.close()
    await site.close()
  }
}
