import { expect, type Page } from '@playwright/test'

/** Scrolls and waits for the scroll event: two scrolls in one frame would be one event. */
export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => {
    const before = window.scrollY
    const heard = new Promise<void>((resolve) => {
      window.addEventListener('scroll', () => resolve(), { once: true })
    })
    window.scrollTo({ top: y, behavior: 'instant' })
    return window.scrollY === before ? undefined : heard
  }, top)

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY))

/** Waits until the window has come to rest at a position, in px from the top. */
export const expectScrollTop = (page: Page, top: number): Promise<void> =>
  expect.poll(() => scrollTop(page)).toBe(top)
