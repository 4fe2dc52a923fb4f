import type { Page } from '@playwright/test'

/** Waits until nothing that moves by an animation or a transition moves any more. */
export const animationsEnded = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
