import { expect, type Locator } from '@playwright/test'

/**
 * Follows a link to another page and waits until that has scrolled to its top, 100 ms after it has taken the
 * focus (specification 2.2): a click in the middle of that misses.
 */
export const follow = async (link: Locator): Promise<void> => {
  const page = link.page()
  await link.click()
  await expect(page.getByRole('main')).toBeFocused()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
}
