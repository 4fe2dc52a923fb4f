import { companies } from '../../../src/content/countries.ts'
import { fullNames } from '../../support/browser/country.ts'
import { scrollTop } from '../../support/browser/scroll.ts'
import { expect, test, visit } from '../../support/browser/site.ts'

test(
  'the company profile of each country, the fields of technology, and no statistics',
  { tag: '@phone' },
  async ({ page }) => {
    for (const country of ['Cambodia', 'Singapore'] as const) {
      await visit(page, '/', country)
      const hero = page.getByRole('region', { name: 'Company profile' })
      await expect(hero.getByText('Trusted by Leading Businesses Across the Globe')).toBeVisible()
      await expect(hero.getByRole('heading', { level: 1 })).toHaveText(
        `Company Profile ${fullNames[country]}`,
      )
      await expect(hero.getByText(companies[country].description)).toBeVisible()
      await expect(hero.getByText(companies[country].slogan)).toBeVisible()
      await expect(hero.getByText('99.9%')).toBeVisible()
      await expect(hero.getByText('Accuracy', { exact: true })).toBeVisible()
      await expect(hero.getByText('Guaranteed Precision')).toBeVisible()
      const picture = hero.getByRole('img')
      await expect(picture).toHaveCount(1)
      expect(
        await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
      ).toBeGreaterThan(300)
    }
    const cards = page
      .getByRole('region', { name: 'Technology Expertise' })
      .getByRole('heading', { level: 3 })
    await expect(cards).toHaveText(['Office and Banking Machine', 'CDM and ATM', 'Cybersecurity'])
    await expect(page.getByRole('main').locator('dl')).toHaveCount(0)
  },
)

test(
  "the calls to action lead on, and Get Free Quote posts Let's Power Your Operations",
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/')
    const main = page.getByRole('main')
    const power = page.getByRole('status').filter({ hasText: "Let's Power Your Operations" })
    for (const name of ['Explore Products', 'Explore All Products']) {
      await main.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL('/products')
      await page.goBack()
    }
    await main.getByRole('link', { name: 'Get a Quote' }).click()
    await expect(page).toHaveURL('/get-quote')
    await expect(power).toHaveCount(0)
    await page.goBack()
    await main.getByRole('link', { name: 'Get Free Quote' }).click()
    await expect(page).toHaveURL('/get-quote')
    await expect(power).toBeVisible()
  },
)

test('each anchor shows its section below the header', { tag: '@phone' }, async ({ page }) => {
  // Each address has its own tab: a second visit in one tab returns to the old scroll position.
  await page.addInitScript(() => sessionStorage.clear())
  for (const [hash, heading] of [
    ['#technology', 'Technology Expertise'],
    ['#products', 'Best Sellers'],
    ['#contact', 'Find the machine that fits your work'],
  ] as const) {
    await page.goto('/robots.txt')
    await visit(page, `/${hash}`)
    const title = page.getByRole('heading', { name: heading })
    await expect(title).toBeInViewport({ ratio: 1 })
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(300)
    const headerEnd = await page
      .getByRole('banner')
      .evaluate((header) => header.getBoundingClientRect().bottom)
    expect((await title.boundingBox())?.y).toBeGreaterThanOrEqual(headerEnd)
  }
})
