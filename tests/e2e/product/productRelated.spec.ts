import type { Page } from '@playwright/test'
import { relatedTo } from '../../../scripts/related.ts'
import { productOf, products } from '../../support/browser/products.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from '../../support/browser/site.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name })

const cardsOf = (page: Page, name: string) => section(page, name).getByRole('listitem')

test('three similar machines are told apart by their figures, and lead to their pages', async ({ page }) => {
  const { similar } = relatedTo(productOf(5), products)
  await visit(page, '/products/5')
  const cards = cardsOf(page, 'Similar machines')
  await expect(cards).toHaveText(similar.map(({ name, note }) => `${name}${note}`))
  const [first] = similar
  const link = cards.first().getByRole('link', { name: first?.name ?? '' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/products/${first?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.name ?? '')
  await expect(cards).toHaveText(
    relatedTo(productOf(first?.id ?? 0), products).similar.map(({ name, note }) => `${name}${note}`),
  )
})

test('a strapping machine names its tape, and a tape the machines that it fits', async ({ page }) => {
  await visit(page, '/products/50')
  await expect(cardsOf(page, 'Goes with it').getByRole('link')).toHaveText(
    [52, 54].map((id) => productOf(id).name),
  )
  await expect(cardsOf(page, 'Goes with it').nth(1)).toContainText('Without printing')
  await cardsOf(page, 'Goes with it').nth(1).click()
  await expect(page).toHaveURL('/products/54')
  await expect(cardsOf(page, 'Fits').getByRole('link')).toHaveText([49, 50].map((id) => productOf(id).name))
  await expect(section(page, 'Goes with it')).toHaveCount(0)
})

test('what a country is not offered is no similar machine there', async ({ page }) => {
  await visit(page, '/products/18', 'Cambodia')
  await expect(page.getByRole('tab').first()).toBeVisible()
  await expect(section(page, 'Similar machines')).toHaveCount(0)
})

test('where it is offered, a coin machine has similar ones', async ({ page }) => {
  await visit(page, '/products/18', 'Singapore')
  await expect(cardsOf(page, 'Similar machines')).toHaveCount(1)
})

test('at 320 px the cards fit, without a fault of accessibility', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await visit(page, '/products/54')
  for (const name of ['Fits', 'Similar machines']) await expect(section(page, name)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('on paper there are none of them', async ({ page }) => {
  await visit(page, '/products/50')
  await page.emulateMedia({ media: 'print' })
  for (const name of ['Goes with it', 'Similar machines']) await expect(section(page, name)).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('similar machines and what goes with them are in the HTML', async ({ page }) => {
    await page.goto('/products/49')
    await expect(cardsOf(page, 'Goes with it')).toHaveCount(2)
    await expect(cardsOf(page, 'Similar machines')).toHaveCount(2)
    await page.goto('/products/18')
    await expect(section(page, 'Similar machines')).toHaveCount(0)
  })
})
