import type { Page } from '@playwright/test'
import type {} from './extension.ts'
import { firstAddress, type Visit } from './visitFile.ts'

/** Opens the page where a visit began and gives DevTools its log. `extension` is of bundleExtension. */
export const openVisit = async (page: Page, visit: Visit, extension: string): Promise<void> => {
  await page.addInitScript(extension)
  await page.goto(firstAddress(visit))
  await page.waitForFunction(
    () => 'devTools' in window && window.devTools.log().includes('address/visitStarted'),
  )
  const { actions, committed } = visit
  await page.evaluate(([log, before]) => window.devTools.load(log, before), [actions, committed] as const)
}

/** Shows the state after `count` actions, and waits until the page and its pictures are there. */
export const showStep = async (page: Page, count: number): Promise<void> => {
  const path = await page.evaluate((index) => {
    window.devTools.jumpTo(index)
    return window.devTools.shownPath()
  }, count)
  await page.waitForURL((url) => url.pathname + url.search + url.hash === path)
  await page.waitForFunction(() => {
    const isHere = ({ complete, loading }: HTMLImageElement) => complete || loading === 'lazy'
    return !document.querySelector('[data-navigating]') && [...document.images].every(isHere)
  })
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
