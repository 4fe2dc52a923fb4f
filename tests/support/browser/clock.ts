import type { Page } from '@playwright/test'

/**
 * Lets time stand still; from now on only `page.clock.runFor` moves it. Call `page.clock.install` before
 * `goto`.
 */
export const freezeTime = async (page: Page): Promise<void> => {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 1000)
}

/**
 * Moves a frozen time past its next frame, and to a task that the frame has begun. In Playwright's clock a
 * frame comes each 16 ms, and a task 1 ms later.
 */
export const runFrame = async (page: Page): Promise<void> => {
  const sinceFrame = await page.evaluate(() => performance.now() % 16)
  await page.clock.runFor(16 - sinceFrame + 1)
}
