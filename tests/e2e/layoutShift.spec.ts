import type { Page } from '@playwright/test'
import { expect, test, visit } from './site.ts'

/** Adds up what moves without the visitor's doing (web.dev, Cumulative Layout Shift). */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node: Node | null }[]
      })[]) {
        const nodes = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : '',
        )
        shifts.push(`${entry.value} ${nodes.join(' ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Resolves after the fonts have come and two frames have been painted. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })

for (const country of ['Cambodia', 'Singapore'] as const) {
  test(`nothing moves while a page loads for ${country}`, async ({ page, context }) => {
    await watchShifts(page)
    const session = await context.newCDPSession(page)
    // Each page is a first visit: fonts and pictures come as late as they can.
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    for (const path of ['/', '/products', '/products/5', '/about', '/contact', '/get-quote', '/services']) {
      await visit(page, path, country)
      await page.waitForLoadState('networkidle')
      await settled(page)
      expect(await page.evaluate(() => Reflect.get(window, 'shifts') as string[]), path).toEqual([])
    }
  })
}
