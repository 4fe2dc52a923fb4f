import type { Page } from '@playwright/test'
import { bundleExtension } from '../devTools/bundleExtension.ts'
import type {} from '../devTools/extension.ts'

let extension: Promise<string> | undefined

/** Opens Redux DevTools for the pages to come; call it before `goto`. */
export const openDevTools = async (page: Page): Promise<void> => {
  extension ??= bundleExtension()
  await page.addInitScript(await extension)
  await page.addInitScript(() => {
    const traces: string[] = []
    const { setItem } = Object.getPrototypeOf(localStorage) as Record<'setItem', (...args: string[]) => void>
    Storage.prototype.setItem = function (...args) {
      traces.push(`stored ${args[0]}`)
      setItem.apply(this, args)
    }
    window.addEventListener('countryChanged', () => traces.push('countryChanged'))
    Object.assign(window, { traces })
  })
}

/** The oldest first. */
export const actionLog = (page: Page): Promise<string[]> => page.evaluate(() => window.devTools.log())

/** Jumps to the state after an action of the log. */
export const jumpTo = (page: Page, index: number): Promise<void> =>
  page.evaluate((to) => window.devTools.jumpTo(to), index)

/** Actions, storage, events, history entries and requests of scripts. */
export const tracesOf = (page: Page) =>
  page.evaluate(() => ({
    actions: window.devTools.log(),
    traces: [...(Reflect.get(window, 'traces') as string[])],
    historyLength: history.length,
    fetches: performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType === 'fetch')
      // The quote page asks for it when it is idle, which may be late.
      .filter(({ name }) => !name.endsWith('/api/status')).length,
  }))
