import { expect, test, visit } from '../../support/browser/site.ts'
import { chooseInHeader, expectCountry } from '../../support/browser/views/country.ts'

test('this tab follows when another tab chooses a country or clears storage', async ({ page, context }) => {
  await visit(page, '/')
  const tab = await context.newPage()
  await visit(tab, '/contact')
  await chooseInHeader(tab, 'Singapore')
  await expectCountry(tab, 'Singapore')
  await expectCountry(page, 'Singapore')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Company Profile Veritally Pte. Ltd.')
  await chooseInHeader(page, 'Cambodia')
  await expectCountry(tab, 'Cambodia')

  await chooseInHeader(page, 'Singapore')
  await expectCountry(page, 'Singapore')
  await tab.evaluate(() => localStorage.clear())
  await expectCountry(page, 'Cambodia')
})

test('a visitor who blocks storage gets Cambodia, and a choice for this visit', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  await visit(page, '/')
  await expectCountry(page, 'Cambodia')
  await chooseInHeader(page, 'Singapore')
  await expectCountry(page, 'Singapore')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page).toHaveURL('/contact')
  await expectCountry(page, 'Singapore')
})
