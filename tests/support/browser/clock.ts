import type { Page } from '@playwright/test'

/**
 * Lets time stand still; from now on only `page.clock.runFor` moves it. Call `page.clock.install` before
 * `goto`.
 */
export const freezeTime = async (page: Page): Promise<void> => {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 1000)
}
