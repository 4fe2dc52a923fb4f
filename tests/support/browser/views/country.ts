import type { Page } from '@playwright/test'
import type { Country } from '../../../../src/content/countries.ts'
import { countryRecords } from '../../../../src/content/data/countries.ts'
import { expect } from '../site.ts'

export const fullNames = Object.fromEntries(
  countryRecords.map(({ name, companyFullName }) => [name, companyFullName]),
) as Record<Country, string>

const other = (country: Country): Country => (country === 'Cambodia' ? 'Singapore' : 'Cambodia')

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
