import { builtPages } from './pages.ts'
import { products } from './products.ts'
import { expect, expectNoSidewaysScroll, test, visit } from './site.ts'

const nameAt = (path: string): string | RegExp =>
  products.find(({ id }) => path === `/products/${id}`)?.name ?? /./

test('every page opens in silence under its own heading, and none scrolls sideways at 320 px', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of builtPages) {
    await test.step(path, async () => {
      await visit(page, path, 'Singapore')
      await expect(page.getByRole('heading', { level: 1, name: nameAt(path) })).toBeVisible()
      await expectNoSidewaysScroll(page)
    })
  }
})
