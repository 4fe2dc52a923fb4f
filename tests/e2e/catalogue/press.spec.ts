import type { Page } from '@playwright/test'
import { expect, test, visit } from '../../support/browser/site.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('a press opens a product, once, unless it is let go elsewhere', async ({ page, context }) => {
  // Until it has come a link is opened by its click.
  const script = page.waitForResponse(/openOnPress/)
  await visit(page, '/products')
  await script
  await page.waitForLoadState('networkidle')
  const card = page.getByRole('main').getByRole('article').filter({ hasText: 'BS 4 Multi-Pocket Sorter' })
  const link = card.getByRole('link')
  await link.hover()
  await test.step('with a key or another button it opens nothing here', async () => {
    await page.mouse.down({ button: 'right' })
    await page.mouse.up({ button: 'right' })
    const tab = context.waitForEvent('page')
    await page.keyboard.down('Control')
    await page.mouse.down()
    await page.mouse.up()
    await page.keyboard.up('Control')
    await (await tab).close()
    await expect(page).toHaveURL('/products')
  })
  await test.step('let go elsewhere, it is back in the list', async () => {
    const left = await page.evaluate(() => scrollY)
    await page.mouse.down()
    await expect(title(page)).toContainText('BS 4 Multi-Pocket Sorter')
    await page.mouse.move(3, 300)
    await page.mouse.up()
    await expect(title(page)).toHaveText('Our Product Range')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
  })
  await link.hover()
  const entries = await page.evaluate(() => history.length)
  await page.mouse.down()
  await expect(title(page)).toContainText('BS 4 Multi-Pocket Sorter')
  await page.mouse.up()
  await expect(page).toHaveTitle(/^BS 4 Multi-Pocket Sorter/)
  await expect(page.locator('title')).toHaveCount(1)
  // One entry takes the place of the one that was left.
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await expect(page).toHaveURL('/products/36')

  await page.goBack()
  await expect(title(page)).toHaveText('Our Product Range')
  await expect(page).toHaveTitle(/^Our Product Range/)
  await link.press('Enter')
  await expect(page).toHaveURL('/products/36')
})
