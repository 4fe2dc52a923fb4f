import { expect, type Locator, type Page } from '@playwright/test'

/** The toast on the screen; a destructive one has the role `alert`. */
export const noticeOf = (page: Page, role: 'status' | 'alert'): Locator =>
  page.locator(`[role=${role}][data-tone]`)

/** Waits for the whole toast, and lets it stay as under a mouse: a slow machine may need longer than its 5 s. */
export const holdNotice = async (notice: Locator): Promise<void> => {
  await expect(notice.locator('[data-filled]')).toBeInViewport({ ratio: 1 })
  await notice.dispatchEvent('pointerover', { pointerType: 'mouse' })
}
