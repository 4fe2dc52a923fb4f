import { builtPages } from '../../support/browser/pages.ts'
import { screens } from '../../support/browser/screens.ts'
import { expect, expectNoSidewaysScroll, test, visit } from '../../support/browser/site.ts'
import { visitWhole } from '../../support/browser/wholePage.ts'
import { fixtureProducts } from '../../support/site/fixtureProducts.ts'

/** The screens that accessibility.spec.ts does not look at. */
const others = builtPages.filter((path) => !Object.values<string>(screens).includes(path))

const nameAt = (path: string): string | RegExp =>
  fixtureProducts.find(({ id }) => path === `/products/${id}`)?.name ?? /./

test('every other page opens in silence under its own heading, and none scrolls sideways at 320 px', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of others) {
    await test.step(path, async () => {
      await visitWhole(page, path, 'Singapore')
      await expect(page.getByRole('heading', { level: 1, name: nameAt(path) })).toBeVisible()
      await expectNoSidewaysScroll(page)
    })
  }
})

test('the icons of the footer stand in one row', async ({ page }) => {
  await visit(page, '/about')
  const icons = page.getByRole('contentinfo').locator('li:has(svg)')
  await expect(icons).toHaveCount(4)
  const tops = async () => {
    const parts = await icons.locator(':scope > *').all()
    return new Set((await Promise.all(parts.map((part) => part.boundingBox()))).map((box) => box?.y)).size
  }
  await expect.poll(tops).toBe(1)
})
