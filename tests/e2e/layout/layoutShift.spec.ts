import type { Page } from '@playwright/test'
import { holdBack } from '../../support/browser/holdBack.ts'
import { settled, shiftsOf, watchShifts } from '../../support/browser/layoutShifts.ts'
import { expect, hydrated, test, visit } from '../../support/browser/site.ts'

/** The first four have other texts for each country. */
const paths = ['/', '/products', '/products/5', '/contact', '/about', '/get-quote', '/services']

/** Looks at some pages at once, each in a tab of its own: most of the time they only wait. */
const lookAt = (page: Page, some: readonly string[], look: (tab: Page, path: string) => Promise<void>) =>
  Promise.all(
    some.map(async (path) => {
      const tab = await page.context().newPage()
      await watchShifts(tab)
      await look(tab, path)
      await tab.close()
    }),
  )

for (const country of ['Cambodia', 'Singapore'] as const) {
  test(`nothing moves while a page loads for ${country}`, async ({ page }) => {
    await lookAt(page, country === 'Cambodia' ? paths : paths.slice(0, 4), async (tab, path) => {
      // The font comes when it likes; the next test is about that.
      await tab.route('**/*.woff2', (route) => route.abort())
      await visit(tab, path, country)
      await tab.waitForLoadState('networkidle')
      await settled(tab)
      expect(await shiftsOf(tab), path).toEqual([])
    })
  })
}

test('next to nothing moves when the font comes late', async ({ page }) => {
  await lookAt(page, paths, async (tab, path) => {
    const letThrough = await holdBack(tab, '**/*.woff2')
    await tab.goto(path, { waitUntil: 'commit' })
    await hydrated(tab)
    letThrough()
    await tab.waitForLoadState('load')
    await settled(tab)
    const total = (await shiftsOf(tab)).reduce((sum, shift) => sum + Number.parseFloat(shift), 0)
    expect(total, `${path}: a fifth of what counts as good`).toBeLessThan(0.02)
  })
})
