import type { Locator, Page } from '@playwright/test'

/** The toast on the screen; a destructive one has the role `alert`. */
export const noticeOf = (page: Page, role: 'status' | 'alert'): Locator =>
  page.locator(`[role=${role}][data-tone]`)
