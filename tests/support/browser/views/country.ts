import type { Page } from '@playwright/test'
import type { Country } from '../../../../src/content/countries.ts'
import { countryRecords } from '../../../../src/content/data/countries.ts'
import { expect, isPhone } from '../site.ts'

export const fullNames = Object.fromEntries(
  countryRecords.map(({ name, companyFullName }) => [name, companyFullName]),
) as Record<Country, string>

const other = (country: Country): Country => (country === 'Cambodia' ? 'Singapore' : 'Cambodia')

/**
 * Chooses a country where the window's width offers it: in the selector or in the phone's menu, which stays
 * open.
 */
export const chooseInHeader = async (page: Page, country: Country): Promise<void> => {
  const header = page.getByRole('banner')
  const trigger = isPhone(page) ? 'Open menu' : /^Country:/
  await header.getByRole('button', { name: trigger }).click()
  await header.getByRole('button', { name: country, exact: true }).click()
}

export const expectStoredCountry = (page: Page, country: Country | null): Promise<void> =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('selectedCountry'))).toBe(country)

/** The visible header and footer show one country. */
export const expectCountry = async (page: Page, country: Country): Promise<void> => {
  const header = page.getByRole('banner')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText(fullNames[country], { exact: true })).toBeVisible()
  await expect(
    footer.getByText(new RegExp(`^© \\d{4} ${fullNames[country].replaceAll(/[().]/g, '.')}`)),
  ).toBeVisible()
  await expect(header.locator(`img[src="/media/logo/${country.toLowerCase()}.svg"]`)).toBeVisible()
  const foreign = header.or(footer).getByText(fullNames[other(country)])
  await expect(foreign.filter({ visible: true })).toHaveCount(0)
}
