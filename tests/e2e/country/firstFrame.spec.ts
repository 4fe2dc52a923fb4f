import type { Page } from '@playwright/test'
import { companies, type Country } from '../../../src/content/countries.ts'
import { holdBack } from '../../support/browser/holdBack.ts'
import { expect, hydrated, isPhone, test } from '../../support/browser/site.ts'
import { namesFor } from '../../support/site/namesFor.ts'

const holdScripts = (page: Page) => holdBack(page, '**/assets/*.js')

/** Resolves when the stylesheets have loaded: a browser paints nothing before. */
const styled = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
  )

const visibleText = (page: Page) => page.evaluate(() => document.body.innerText)

/** The visible header and footer show one country. */
const expectCountry = async (page: Page, country: Country): Promise<void> => {
  const header = page.getByRole('banner')
  const footer = page.getByRole('contentinfo')
  const name = companies[country].companyFullName
  const { companyFullName: otherName } = companies[country === 'Cambodia' ? 'Singapore' : 'Cambodia']
  await expect(footer.getByText(name, { exact: true })).toBeVisible()
  await expect(footer.getByText(new RegExp(`^© \\d{4} ${name.replaceAll(/[().]/g, '.')}`))).toBeVisible()
  await expect(header.locator(`img[src="/media/logo/${country.toLowerCase()}.svg"]`)).toBeVisible()
  const foreign = header.or(footer).getByText(otherName)
  await expect(foreign.filter({ visible: true })).toHaveCount(0)
}

/** A list with coin sorters, which are for Singapore only. */
const list = '/products/cash-processing'

const expectProducts = async (page: Page, country: Country) => {
  const cards = namesFor({ category: 'cash-processing' }, country).length
  await expect(page.getByText(`${cards} products`)).toBeVisible()
  const articles = page.getByRole('article').filter({ visible: true })
  await expect(articles).toHaveCount(cards)
  await expect(articles.filter({ hasText: 'Coin Sorter' })).toHaveCount(country === 'Cambodia' ? 0 : 2)
}

for (const country of ['Singapore', 'Cambodia'] as const) {
  test(
    `before any script has run, a page shows ${country}, and hydration changes no word`,
    { tag: country === 'Singapore' ? '@phone' : [] },
    async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('selectedCountry', chosen), country)
      // A phone differs in the header only, and the first country is that of most other tests.
      const others = ['/contact', '/get-quote', list]
      for (const path of country === 'Cambodia' || isPhone(page) ? ['/'] : ['/', ...others]) {
        await test.step(path, async () => {
          const release = await holdScripts(page)
          // A list's filters and the visitor's requests come after hydration.
          const showRest = await holdBack(page, '**/assets/{wholeCatalogue,YourRequests}-*.js')
          await page.goto(path, { waitUntil: 'commit' })
          await expectCountry(page, country)
          await styled(page)
          const before = await visibleText(page)
          expect(before).toContain(companies[country].companyFullName)
          if (path === list) await expectProducts(page, country)
          release()
          await hydrated(page)
          expect(await visibleText(page)).toBe(before)
          showRest()
          await expectCountry(page, country)
        })
      }
    },
  )
}

test('before any script has run, Cambodia sees its own products only', async ({ page }) => {
  await holdScripts(page)
  await page.goto(list, { waitUntil: 'commit' })
  await expectProducts(page, 'Cambodia')
})
