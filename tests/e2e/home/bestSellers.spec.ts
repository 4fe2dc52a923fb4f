import type { Page } from '@playwright/test'
import { expect, test, visit } from '../../support/browser/site.ts'
import { productOf } from '../../support/site/fixtureProducts.ts'

const { id, name } = productOf(5)

const button = (page: Page) => page.getByRole('button', { name: `View Details: ${name}` })
const dialog = (page: Page) => page.getByRole('dialog', { name })

const open = async (page: Page) => {
  await button(page).click()
  await expect(dialog(page)).toBeVisible()
}

test.beforeEach(({ page }) => visit(page, '/'))

test('the preview has small pictures below a large one, goes by a press beside it, and leads on', async ({
  page,
}) => {
  await open(page)
  const widthOf = (index: number) =>
    dialog(page)
      .getByRole('img')
      .nth(index)
      .evaluate((picture) => picture.getBoundingClientRect().width)
  const count = productOf(id).images.length
  expect(count).toBeGreaterThan(1)
  for (let index = 1; index < count; index += 1)
    await expect.poll(async () => (await widthOf(index)) / (await widthOf(0))).toBeLessThan(0.5)
  await page.mouse.click(4, 4)
  await expect(dialog(page)).toBeHidden()
  await expect(button(page)).toBeFocused()

  await open(page)
  await dialog(page).getByRole('link', { name: 'View Full Details' }).click()
  await expect(page).toHaveURL(`/products/${id}`)
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('the ticks of its features are of one size, beside short and long lines', async ({ page }) => {
  await open(page)
  const widths = await dialog(page)
    .locator('li > div > svg')
    .evaluateAll((ticks) => ticks.map((tick) => Math.round(tick.getBoundingClientRect().width)))
  expect(widths.length).toBe(5)
  expect(new Set(widths)).toEqual(new Set([19]))
})

test('on small screens the preview opens with its name and Close in view', async ({ page }) => {
  for (const [width, height] of [
    [640, 360],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    await open(page)
    const close = dialog(page).getByRole('button', { name: 'Close' })
    await expect(dialog(page).getByRole('heading', { name })).toBeInViewport({ ratio: 1 })
    await expect(close).toBeInViewport({ ratio: 1 })
    await dialog(page).getByRole('link', { name: 'View Full Details' }).scrollIntoViewIfNeeded()
    await expect(close).toBeInViewport({ ratio: 1 })
    await close.click()
    await expect(dialog(page)).toBeHidden()
  }
})
