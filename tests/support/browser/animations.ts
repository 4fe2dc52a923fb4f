import type { Page } from '@playwright/test'

/** Waits until nothing that moves by an animation or a transition moves any more. */
export const animationsEnded = (page: Page) =>
  page.evaluate(() => {
    // What follows the scroll position never ends.
    const ofTime = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    return Promise.allSettled(ofTime.map(({ finished }) => finished))
  })
