import type { Page } from '@playwright/test'
import type {} from './extension.ts'
import { firstAddress, type Visit, VisitFileError } from './visitFile.ts'

/**
 * Opens the page where a visit began and gives DevTools its log. `extension` is of bundleExtension. Throws a
 * VisitFileError when the store cannot take an action, as when another release gave it another payload.
 */
export const openVisit = async (page: Page, visit: Visit, extension: string): Promise<void> => {
  await page.addInitScript(extension)
  await page.goto(firstAddress(visit))
  await page.waitForFunction(
    () => 'devTools' in window && window.devTools.log().includes('address/visitStarted'),
  )
  const { actions, committed } = visit
  const isTaken = await page.evaluate(
    ([log, before]) => {
      try {
        window.devTools.load(log, before)
        return true
      } catch {
        return false
      }
    },
    [actions, committed] as const,
  )
  if (!isTaken)
    throw new VisitFileError('The store cannot take the actions of the file: it is of another version.')
}

/** Shows the state after `count` actions, and waits until the page and its pictures are there. */
export const showStep = async (page: Page, count: number): Promise<void> => {
  const path = await page.evaluate((index) => {
    window.devTools.jumpTo(index)
    return window.devTools.shownPath()
  }, count)
  // The browser writes some signs of an address as %20 and the like, the router leaves them.
  await page
    .waitForURL((url) => url.href === new URL(path, url).href)
    .catch((error: unknown) => {
      throw new VisitFileError(`After action ${count} the page does not arrive at ${path}.`, { cause: error })
    })
  await page.waitForFunction(() => {
    const isHere = ({ complete, loading }: HTMLImageElement) => complete || loading === 'lazy'
    return !document.querySelector('[data-navigating]') && [...document.images].every(isHere)
  })
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
