import { expect, type Page } from '@playwright/test'

export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY))

/** Waits until the window has come to rest at a position, in px from the top. */
export const expectScrollTop = (page: Page, top: number): Promise<void> =>
  expect.poll(() => scrollTop(page)).toBe(top)
