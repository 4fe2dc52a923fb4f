import type { Page } from '@playwright/test'

/** Delays requests that match `pattern` until the returned function is called. */
export const holdBack = async (page: Page, pattern: string): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  await page.route(pattern, async (route) => {
    await promise
    await route.continue()
  })
  return () => resolve(undefined)
}
