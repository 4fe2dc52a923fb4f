import type { Page } from '@playwright/test'
import { bestSellers } from '../../support/browser/products.ts'
import { expect, test, visit } from '../../support/browser/site.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Best Sellers' })
const card = (page: Page, name: string) => section(page).getByRole('article').filter({ hasText: name })
const dialog = (page: Page) => page.getByRole('dialog')

const open = async (page: Page, name: string) => {
  await card(page, name).getByRole('button', { name: 'View Details' }).click()
  await expect(dialog(page)).toBeVisible()
}

const [first, second] = bestSellers

test.beforeEach(({ page }) => visit(page, '/'))

test('products 5, 36 and 35 in this order, with picture, category and a description that unfolds', async ({
  page,
}) => {
  expect(bestSellers.map(({ id }) => id)).toEqual([5, 36, 35])
  await expect(section(page).getByRole('heading', { level: 3 })).toHaveText(
    bestSellers.map(({ name }) => name),
  )
  const badges = ['Money Counter', 'Multi-Pocket Sorter', 'Cash Deposit System']
  for (const [index, { name, images, description }] of bestSellers.entries()) {
    await expect(card(page, name).getByText(badges[index] ?? '', { exact: true })).toBeVisible()
    await expect(card(page, name).getByRole('img')).toHaveAttribute('alt', images[0]?.alt ?? '')

    expect(description.length).toBeGreaterThan(120)
    const text = card(page, name).locator('p').last()
    await expect(text).toHaveText(`${description.slice(0, 120)}...`)
    const unfold = card(page, name).getByRole('button').first()
    await expect(card(page, name).getByRole('button').last()).toHaveText('View Details')
    await expect(unfold).toHaveText('Read more')
    await unfold.click()
    await expect(text).toHaveText(description)
    await expect(unfold).toHaveText('Show less')
    await unfold.click()
    await expect(text).toHaveText(`${description.slice(0, 120)}...`)
  }
})

test('View Details shows each product over the page, and View Full Details leads to it', async ({ page }) => {
  for (const { id, name, description, features, images } of bestSellers) {
    await open(page, name)
    await expect(dialog(page)).toHaveAccessibleName(name)
    await expect(dialog(page).getByText(description)).toBeVisible()
    const pictures = dialog(page).getByRole('img')
    await expect(pictures).toHaveCount(images.length)
    for (const [index, { alt }] of images.entries())
      await expect(pictures.nth(index)).toHaveAttribute('alt', alt)
    const boxes = await Promise.all((await pictures.all()).map((picture) => picture.boundingBox()))
    for (const thumbnail of boxes.slice(1)) expect(thumbnail?.width).toBeLessThan((boxes[0]?.width ?? 0) / 2)
    const listed = dialog(page)
      .getByRole('listitem')
      .filter({ hasNot: page.getByRole('img') })
    await expect(listed).toHaveText(features.slice(0, 5))
    await dialog(page).getByRole('link', { name: 'View Full Details' }).click()
    await expect(page).toHaveURL(`/products/${id}`)
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.goBack()
  }
})

for (const [width, height] of [
  [640, 360],
  [320, 256],
] as const) {
  test(`on a screen of ${width} by ${height} the preview opens with its name and Close in view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, first.name)
    const close = dialog(page).getByRole('button', { name: 'Close' })
    await expect(dialog(page).getByRole('heading', { name: first.name })).toBeInViewport({ ratio: 1 })
    await expect(close).toBeInViewport({ ratio: 1 })
    await dialog(page).getByRole('link', { name: 'View Full Details' }).scrollIntoViewIfNeeded()
    await expect(close).toBeInViewport({ ratio: 1 })
    await close.click()
    await expect(dialog(page)).toBeHidden()
  })
}

test('the preview closes by its button, the backdrop and Escape, and gives the focus back', async ({
  page,
}) => {
  const button = card(page, first.name).getByRole('button', { name: 'View Details' })
  const ways: Record<string, () => Promise<void>> = {
    button: () => dialog(page).getByRole('button', { name: 'Close' }).click(),
    backdrop: () => page.mouse.click(4, 4),
    escape: () => page.keyboard.press('Escape'),
  }
  for (const [way, close] of Object.entries(ways)) {
    await open(page, first.name)
    await close()
    await expect(dialog(page), way).toBeHidden()
    await expect(button, way).toBeFocused()
  }
  await open(page, second.name)
  await expect(dialog(page), 'one preview after the other').toHaveAccessibleName(second.name)
})
