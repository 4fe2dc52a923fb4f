import type { Page } from '@playwright/test'

/** The longest transition or animation of any element, in seconds. */
export const slowestMotion = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element)
        return `${transitionDuration},${animationDuration}`.split(',').map((time) => Number.parseFloat(time))
      }),
    ),
  )
