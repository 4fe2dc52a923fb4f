import type { Page } from '@playwright/test'

/** Records the layout shifts that no visitor caused, with what moved from where to where. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
      })[]) {
        const nodes = entry.sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node.outerHTML.slice(0, 80) : ''
          return [element, JSON.stringify(previousRect), JSON.stringify(currentRect)].join(' ')
        })
        shifts.push(`${entry.value} at ${entry.startTime} ms: ${nodes.join(' ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Resolves after two frames have been painted. */
export const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** Resolves after the fonts have come and two frames have been painted. */
export const settled = async (page: Page) => {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await painted(page)
}

export const shiftsOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'shifts') as string[])
