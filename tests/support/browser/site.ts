import { expect, type Page, test as base } from '@playwright/test'

interface Fixtures {
  /** Says what a test expects to go wrong: messages that contain one of these texts are not counted. */
  expectFaults: (...texts: string[]) => void
}

const listen = (page: Page, origin: string, expected: readonly string[]): string[] => {
  const faults: string[] = []
  const note = (fault: string) => {
    if (!expected.some((text) => fault.includes(text))) faults.push(fault)
  }
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      note(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => note(`page: ${error.message}`))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) note(`foreign request: ${url.href}`)
  })
  return faults
}

/**
 * Every browser test: the page stays silent and speaks only to its own host, so any other console error or warning,
 * page error or request to another host fails it.
 */
export const test = base.extend<Fixtures>({
  expectFaults: [
    async ({ page, baseURL }, use) => {
      const expected: string[] = []
      const faults = listen(page, new URL(baseURL ?? '').origin, expected)
      await use((...texts) => void expected.push(...texts))
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

/** Of what the server answers: no page is opened. */
export const fileTest = base

export { expectAccessible } from './checks/engines.ts'
export { expect } from '@playwright/test'

/** Opens a page as a visitor of a country and waits until it is hydrated. */
export const visit = async (page: Page, path: string, country?: 'Cambodia' | 'Singapore'): Promise<void> => {
  if (country) await page.addInitScript((chosen) => localStorage.setItem('selectedCountry', chosen), country)
  await page.goto(path)
  await hydrated(page)
}

/**
 * The HTML holds both countries' texts; one country's go with the first render after hydration, by when every
 * listener of the page is in place.
 */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('[data-only]')].map(
      ({ dataset }) => dataset.only,
    )
    return new Set(shown).size === 1
  })
}

/** The page is no wider than its window, which may be as narrow as 320 px. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const excess = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(excess).toBeLessThanOrEqual(0)
}

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768
