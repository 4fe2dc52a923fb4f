import type { Locator, Page } from '@playwright/test'

/** The toast on the screen: `alert` for a destructive one. */
export const noticeOf = (page: Page, role: 'status' | 'alert'): Locator =>
  page.locator(`[role=${role}][data-tone]`)
