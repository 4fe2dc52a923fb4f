import { settled, shiftsOf, watchShifts } from '../../support/browser/checks/layoutShifts.ts'
import { holdBack } from '../../support/browser/holdBack.ts'
import { expect, test, visit } from '../../support/browser/site.ts'
import { productOf } from '../../support/site/fixtureProducts.ts'

const { id, name } = productOf(5)

test(
  'nothing moves while a product from the list comes in two parts',
  { tag: '@phone' },
  async ({ page }) => {
    await watchShifts(page)
    await visit(page, '/products')
    await settled(page)
    const before = await shiftsOf(page)
    await page.getByRole('link', { name: `View Details: ${name}` }).click()
    await expect(page.getByRole('tab', { name: 'Specifications' })).toBeAttached()
    await settled(page)
    expect((await shiftsOf(page)).slice(before.length)).toEqual([])
  },
)

test('a page that is on its way shows so, and a page that is loaded already does not, there or back', async ({
  page,
}) => {
  const letThrough = await holdBack(page, '**/assets/product-*.js')
  await visit(page, '/products')
  const bar = page.locator('[data-navigating]')
  await expect(bar).toHaveCount(0)
  const link = page.getByRole('link', { name: `View Details: ${name}` })
  const heading = page.getByRole('heading', { level: 1, name })
  await link.click()
  await expect(bar).toBeVisible()
  letThrough()
  await expect(heading).toBeVisible()
  await expect(bar).toHaveCount(0)
  // The bar is seen from the start of its animation.
  const seen = await page.evaluateHandle(() => {
    const bars: EventTarget[] = []
    addEventListener('animationstart', ({ target }) => {
      if (target instanceof Element && target.matches('[data-navigating]')) bars.push(target)
    })
    return bars
  })
  await page.goBack()
  await expect(link).toBeVisible()
  await link.click()
  await expect(heading).toBeVisible()
  await expect(page).toHaveURL(`/products/${id}`)
  expect(await seen.evaluate((bars) => bars.length)).toBe(0)
})
