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

test('the preview shows pictures and ticks in order, and fits small screens', async ({ page }) => {
  await visit(page, '/')
  await test.step('it has small pictures below a large one, and ticks of one size', async () => {
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
    const widths = await dialog(page)
      .locator('li > div > svg')
      .evaluateAll((ticks) => ticks.map((tick) => Math.round(tick.getBoundingClientRect().width)))
    expect(widths, 'beside short and long lines').toEqual([19, 19, 19, 19, 19])
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  })
  await test.step('on small screens it opens with its name and Close in view', async () => {
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
})
