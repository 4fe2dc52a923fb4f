import { builtPages } from './pages.ts'
import { expect, expectNoSidewaysScroll, test, visit } from './site.ts'

test('every page opens in silence, and none scrolls sideways at 320 px', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of builtPages) {
    await test.step(path, async () => {
      await visit(page, path, 'Singapore')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoSidewaysScroll(page)
    })
  }
})
