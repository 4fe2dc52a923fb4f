import type { Page } from '@playwright/test'
import { expect, visit } from '../browser/site.ts'
import { catalogueOf } from '../browser/views/catalogue.ts'
import { compareBox, comparisonOf, expectCompared } from '../browser/views/comparison.ts'
import { expectCountry, selectCountry } from '../browser/views/country.ts'
import { modelView } from '../browser/views/model.ts'
import { emptyAnswers, quoteForm } from '../browser/views/quote.ts'
import { addButton } from '../browser/views/quoteList.ts'

interface Journey {
  /** What a visitor does, from opening the site. */
  play: (page: Page) => Promise<void>
  /** The last screen. */
  expectEnd: (page: Page) => Promise<void>
}

const answers = {
  firstName: 'Sokha',
  lastName: 'Chan',
  email: 'sokha@bank.example',
  phone: '+855 12 345 678',
  message: 'Two counters, please.',
}

const country: Journey = {
  play: async (page) => {
    await visit(page, '/about')
    await selectCountry(page, 'Singapore')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL('/contact')
    await page.getByRole('main').getByRole('button', { name: 'Cambodia' }).click()
    await page.getByRole('main').getByRole('button', { name: 'Singapore' }).click()
  },
  expectEnd: async (page) => {
    await expect(page).toHaveURL('/contact')
    await expectCountry(page, 'Singapore')
  },
}

const search: Journey = {
  play: async (page) => {
    await visit(page, '/products')
    const { category, search: field } = catalogueOf(page)
    await category.selectOption('cash-processing')
    await field.fill('mixed')
    await expect(page).toHaveURL('/products/cash-processing?q=mixed')
    await page.getByRole('button', { name: 'Table', exact: true }).click()
    await expect(page).toHaveURL('/products/cash-processing?q=mixed&view=table')
  },
  expectEnd: async (page) => {
    await expect(page).toHaveURL('/products/cash-processing?q=mixed&view=table')
    await expect(catalogueOf(page).search).toHaveValue('mixed')
    await expect(page.getByRole('main').getByRole('table')).toBeVisible()
  },
}

const product: Journey = {
  play: async (page) => {
    await visit(page, '/products/5')
    const { open, back } = modelView(page)
    await open.click()
    await expect(back).toBeVisible({ timeout: 60_000 })
    await back.click()
    await page
      .getByRole('button', { name: /^MC 280/ })
      .nth(1)
      .click()
    await page.getByRole('tab', { name: 'Specifications' }).click()
    await page.getByRole('link', { name: /^Enlarge/ }).click()
    await page.getByRole('button', { name: 'Next picture' }).click()
  },
  expectEnd: async (page) => {
    await expect(page).toHaveURL('/products/5#specifications')
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^3 /)
  },
}

const quote: Journey = {
  play: async (page) => {
    await visit(page, '/products')
    await addButton(page, 5).click()
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Get a Quote/ })
      .click()
    const { fill, submit } = quoteForm(page)
    await fill(answers)
    await page.route('**/api/quote', (route) => route.abort(), { times: 1 })
    await submit.click()
    await expect(page.getByText('Submission failed')).toBeVisible()
    await submit.click()
    await expect(page.getByRole('status').filter({ hasText: 'Your reference is' })).toBeVisible()
  },
  expectEnd: async (page) => {
    await expect(page.getByRole('status').filter({ hasText: 'Your reference is' })).toBeVisible()
    await quoteForm(page).expectValues(emptyAnswers)
  },
}

const comparison: Journey = {
  play: async (page) => {
    await visit(page, '/products')
    await compareBox(page, 5).check()
    await compareBox(page, 6).check()
    await page.getByRole('link', { name: 'Compare 2 machines' }).click()
    await expectCompared(page, '/compare?ids=5,6', [5, 6])
    await comparisonOf(page).onlyDifferences.check()
    await expect(page).toHaveURL('/compare?ids=5,6&differences=1')
  },
  expectEnd: async (page) => {
    await expectCompared(page, '/compare?ids=5,6&differences=1', [5, 6])
    await expect(comparisonOf(page).onlyDifferences).toBeChecked()
  },
}

export const journeys = { country, search, product, quote, comparison }
