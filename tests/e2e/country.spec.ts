import type { Page } from '@playwright/test'
import { chooseInHeader, expectCountry, storedCountry } from './country.ts'
import { expect, isPhone, test, visit } from './site.ts'

/** Notes the details of all `countryChanged` events that this page hears. */
const hearCountryChanged = async (page: Page) => {
  await page.evaluate(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    window.addEventListener('countryChanged', (event) => heard.push((event as CustomEvent).detail))
  })
  return () => page.evaluate(() => Reflect.get(window, 'heard') as unknown[])
}

test('the country is Cambodia at first, and nothing is stored', async ({ page }) => {
  await visit(page, '/')
  await expectCountry(page, 'Cambodia')
  expect(await storedCountry(page)).toBeNull()
})

test('choosing it in the header stores it, broadcasts it and changes header, footer and home page', async ({
  page,
}) => {
  await visit(page, '/')
  const heard = await hearCountryChanged(page)
  await chooseInHeader(page, 'Singapore')
  await expectCountry(page, 'Singapore')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Company Profile Veritally Pte. Ltd.')
  await expect(page.getByText('Trusted with cash around the globe.')).toBeVisible()
  expect(await storedCountry(page)).toBe('Singapore')
  expect(await heard()).toEqual(['Singapore'])
})

test('the header of a wide screen names the company, its phone and its mailbox', async ({ page }) => {
  test.skip(isPhone(page), 'a phone shows them in the footer and on the contact page')
  await visit(page, '/about')
  const header = page.getByRole('banner')
  await expect(header.getByText('Veritally (Cambodia) Co., Ltd.')).toBeVisible()
  await expect(header.getByRole('link', { name: '+855 00 000 000' })).toHaveAttribute(
    'href',
    'tel:+85500000000',
  )
  await chooseInHeader(page, 'Singapore')
  await expect(header.getByText('Veritally Pte. Ltd.')).toBeVisible()
  await expect(header.getByRole('link', { name: '+65 0000 0000' })).toHaveAttribute('href', 'tel:+6500000000')
  await expect(header.getByRole('link', { name: 'singapore@veritally.example' })).toHaveAttribute(
    'href',
    'mailto:singapore@veritally.example',
  )
})

test('choosing it on the contact page stores it, broadcasts it and changes the page', async ({ page }) => {
  await visit(page, '/contact')
  const heard = await hearCountryChanged(page)
  const main = page.getByRole('main')
  const toggle = main.getByRole('group', { name: 'Office' })
  await expect(toggle.getByRole('button', { name: 'Cambodia' })).toHaveAttribute('aria-pressed', 'true')
  await expect(main.getByRole('link', { name: '+855 00 000 000' })).toBeVisible()
  await toggle.getByRole('button', { name: 'Singapore' }).click()
  await expect(toggle.getByRole('button', { name: 'Singapore' })).toHaveAttribute('aria-pressed', 'true')
  await expect(main.getByRole('heading', { name: 'Veritally Pte. Ltd.' })).toBeVisible()
  await expect(main.getByRole('link', { name: '+65 0000 0000' })).toHaveAttribute('href', 'tel:+6500000000')
  await expect(main.getByText('Singapore 000000')).toBeVisible()
  await expectCountry(page, 'Singapore')
  expect(await storedCountry(page)).toBe('Singapore')
  expect(await heard()).toEqual(['Singapore'])
})

test('a choice in the header changes the contact page', async ({ page }) => {
  await visit(page, '/contact')
  await chooseInHeader(page, 'Singapore')
  await expect(page.getByRole('main').getByRole('heading', { name: 'Veritally Pte. Ltd.' })).toBeAttached()
  await expectCountry(page, 'Singapore')
})

test('the choice stays over pages and visits, and can be taken back', async ({ page }) => {
  await visit(page, '/')
  await chooseInHeader(page, 'Singapore')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about')
  await expectCountry(page, 'Singapore')
  await visit(page, '/services')
  await expectCountry(page, 'Singapore')
  await chooseInHeader(page, 'Cambodia')
  await expectCountry(page, 'Cambodia')
  expect(await storedCountry(page)).toBe('Cambodia')
})
