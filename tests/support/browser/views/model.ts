import type { Page } from '@playwright/test'
import { isPhone, test } from '../site.ts'

/** Chromium warns of its software renderer at every screenshot. */
export const ownFault = 'GPU stall due to ReadPixels'

/** Software drawing takes seconds for the first frame, and more on a busy machine. */
export const firstFrame = { timeout: 60_000 }

/** Gives software drawing more time and fewer pixels: the narrowest window of the wide layout. */
export const easeDrawing = async ({ page }: { page: Page }): Promise<void> => {
  test.slow()
  if (!isPhone(page)) await page.setViewportSize({ width: 768, height: 600 })
}

/** The parts of the MC 280's 3D view. */
export const modelView = (page: Page) => ({
  open: page.getByRole('button', { name: 'View in 3D' }),
  back: page.getByRole('button', { name: 'Back to pictures' }),
  canvas: page.getByRole('application', { name: /^MC 280 / }),
  picture: page.getByRole('article').getByRole('img').first(),
})
