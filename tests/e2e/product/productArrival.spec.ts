import { recordShifts, settled, shiftsOf } from '../../support/browser/checks/layoutShifts.ts'
import { holdBack } from '../../support/browser/holdBack.ts'
import { expect, test, visit } from '../../support/browser/site.ts'
import { productOf } from '../../support/site/fixtureProducts.ts'

const { id, name } = productOf(5)

test('nothing moves while a product from the list is rendered in two parts @phone-only', async ({ page }) => {
  await recordShifts(page)
  await visit(page, '/products')
  await settled(page)
  const before = await shiftsOf(page)
  await page.getByRole('link', { name: `View Details: ${name}` }).click()
  await expect(page.getByRole('tab', { name: 'Specifications' })).toBeAttached()
  await settled(page)
  expect((await shiftsOf(page)).slice(before.length)).toEqual([])
})

test('a bar shows that a page is loading; a loaded page comes at once, also by Back', async ({ page }) => {
  const letThrough = await holdBack(page, '**/assets/product-*.js')
  await visit(page, '/products')
  const bar = page.locator('[data-navigating]')
  await expect(bar).toHaveCount(0)
  const link = page.getByRole('link', { name: `View Details: ${name}` })
  const heading = page.getByRole('heading', { level: 1, name })
  await link.click()
  await expect(bar).toBeVisible()
  // A page that comes sooner than this shows no bar, whatever the processor.
  await expect(bar).toHaveCSS('animation-delay', '0.15s')
  letThrough()
  await expect(heading).toBeVisible()
  await expect(bar).toHaveCount(0)
  // Both pages stand without any answer of the server.
  await holdBack(page, '**/*')
  await page.goBack()
  await expect(link).toBeVisible()
  await expect(bar).toHaveCount(0)
  await link.click()
  await expect(heading).toBeVisible()
  await expect(page).toHaveURL(`/products/${id}`)
  await expect(bar).toHaveCount(0)
})
