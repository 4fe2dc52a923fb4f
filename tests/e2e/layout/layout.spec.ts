import { builtPages } from '../../support/browser/pages.ts'
import { products } from '../../support/browser/products.ts'
import { screens } from '../../support/browser/screens.ts'
import { expect, expectNoSidewaysScroll, test, visit } from '../../support/browser/site.ts'

const longestWord = (sheet: object): number =>
  Math.max(
    ...JSON.stringify(sheet)
      .split(/[\s"]+/)
      .map((word) => word.length),
  )

/** Of each family the machine with the longest word, then with the longest name: that may be too wide. */
const widest = new Map(
  products
    .map(({ id, name, category, subcategory = category, features, specifications }) => ({
      path: `/products/${id}`,
      name,
      family: subcategory,
      width: longestWord({ name, features, specifications }) + name.length / 1000,
    }))
    .toSorted((a, b) => a.width - b.width)
    .map(({ family, path, name }) => [family, { path, name }]),
)

/** The pages that accessibility.spec.ts does not look at; of lists and products it shows each kind. */
const others = builtPages.filter(
  (path) => !Object.values<string>(screens).includes(path) && !path.startsWith('/products/'),
)

test('a machine of each family opens in silence under its heading, and none scrolls sideways at 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  const pages = [...widest.values(), ...others.map((path) => ({ path, name: /./ }))]
  for (const { path, name } of pages) {
    await test.step(path, async () => {
      await visit(page, path, 'Singapore')
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
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
