import type { Page } from '@playwright/test'
import { expect, visit } from '../site.ts'

export const sheet = '/products/5#specifications'

export const termsOf = (page: Page) => ({
  term: (name: string) => page.getByRole('button', { name, exact: true }),
  explanation: page.locator('[data-explanation]'),
})

/** Opens an address and waits until its terms can be explained in place. */
export const visitTerms = async (page: Page, path: string, country?: 'Cambodia' | 'Singapore') => {
  await visit(page, path, country)
  await expect(page.locator('[data-term][aria-expanded]').first()).toBeVisible()
}
