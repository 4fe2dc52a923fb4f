import type { Locator } from '@playwright/test'
import { catalogueOf, namesFor } from '../../support/browser/catalogue.ts'
import { products } from '../../support/browser/products.ts'
import { expect, test, visit } from '../../support/browser/site.ts'

test(
  'the catalogue shows its heading, its filters and every product, in one to five columns',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/products')
    const { search, category, subcategory, cards, names, count } = catalogueOf(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Product Range')
    await expect(page).toHaveTitle('Our Product Range | Veritally')
    await expect(search).toHaveAttribute('placeholder', 'Search products...')
    await expect(category.getByRole('option')).toHaveText([
      'All categories',
      'Cash Processing',
      'Payment System',
      'Self Service',
      'Printers',
      'Strapping Machine',
      'Accessories',
    ])
    await expect(subcategory).toHaveCount(0)
    await expect(names).toHaveText(namesFor({}))
    await expect(count).toHaveText(`All categories · ${namesFor({}).length} products`)

    for (const [width, columns] of [
      [320, 1],
      [360, 1],
      [768, 2],
      [1280, 4],
      [1440, 5],
      [1920, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const boxes = await cards.evaluateAll((elements) =>
        elements.slice(0, 8).map((card) => {
          const { top, height } = card.getBoundingClientRect()
          return { top: Math.round(top), height: Math.round(height) }
        }),
      )
      const firstRow = boxes.filter(({ top }) => top === boxes[0]?.top)
      expect.soft(firstRow, `${width} px`).toHaveLength(columns)
      expect.soft(new Set(firstRow.map(({ height }) => height)).size, `${width} px`).toBe(1)
    }
  },
)

test('the last select ends where the list ends, with subcategories and without', async ({ page }) => {
  const endOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().right)
  for (const address of ['/products', '/products/self-service']) {
    await visit(page, address)
    const { category, subcategory, count } = catalogueOf(page)
    const last = (await subcategory.isVisible()) ? subcategory : category
    expect(await endOf(last), address).toBeCloseTo(await endOf(count), 0)
  }
})

test(
  'a card shows picture, name, three features cut at 30 characters, and the way to the product',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/products', 'Singapore')
    const { cards } = catalogueOf(page)
    const shown = await cards.evaluateAll((elements) =>
      elements.map((card) => ({
        name: card.querySelector('h2')?.textContent,
        pictures: card.querySelectorAll('img').length,
        features: Array.from(card.querySelectorAll('li'), (item) => item.textContent),
        link: card.querySelector('a')?.getAttribute('href'),
        linkText: card.querySelector('a')?.textContent,
      })),
    )
    expect(shown).toEqual(
      products.map(({ id, name, features }) => ({
        name,
        pictures: 1,
        features: features.slice(0, 3).map((text) => (text.length > 30 ? `${text.slice(0, 30)}...` : text)),
        link: `/products/${id}`,
        linkText: 'View Details',
      })),
    )

    await test.step('the picture keeps a 4:3 place and loads when it comes near', async () => {
      for (const card of (await cards.all()).slice(0, 5)) {
        const picture = card.locator('img')
        const before = await picture.boundingBox()
        expect((before?.width ?? 0) / (before?.height ?? 1)).toBeCloseTo(4 / 3, 1)
        await picture.scrollIntoViewIfNeeded()
        await expect(picture).toHaveJSProperty('complete', true)
        expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
        expect((await picture.boundingBox())?.height).toBe(before?.height)
      }
    })

    await page.getByRole('link', { name: 'View Details' }).first().click()
    await expect(page).toHaveURL(`/products/${products[0]?.id ?? ''}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(products[0]?.name ?? '')
  },
)

test(
  'nothing found: the message, and a button that clears every filter',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/products/self-service/cds?q=no+such+machine')
    const { cards, search, category, subcategory, count } = catalogueOf(page)
    await expect(page.getByText('No products found matching your criteria.')).toBeVisible()
    await expect(count).toHaveText('Cash Deposit System · 0 products')
    await expect(cards).toHaveCount(0)
    await page.getByRole('button', { name: 'Clear Filters' }).click()
    await expect(page).toHaveURL('/products')
    await expect(count, 'the focus is not lost with the button').toBeFocused()
    await expect(search).toHaveValue('')
    await expect(category).toHaveValue('all')
    await expect(subcategory).toHaveCount(0)
    await expect(cards).toHaveCount(namesFor({}).length)
  },
)
