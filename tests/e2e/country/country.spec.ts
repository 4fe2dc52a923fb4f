import type { Page } from '@playwright/test'
import { expect, test, visit } from '../../support/browser/site.ts'
import { chooseInHeader, expectCountry, expectStoredCountry } from '../../support/browser/views/country.ts'

/** Notes the details of all `countryChanged` events that this page hears. */
const hearCountryChanged = async (page: Page) => {
  await page.evaluate(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    window.addEventListener('countryChanged', (event) => heard.push((event as CustomEvent).detail))
  })
  return () => page.evaluate(() => Reflect.get(window, 'heard') as unknown[])
}

const expectContactInHeader = async (page: Page, name: string, phone: string, email: string) => {
  const header = page.getByRole('banner')
  const linkTo = (text: string) => expect(header.getByRole('link', { name: text }))
  await expect(header.getByText(name)).toBeVisible()
  await linkTo(phone).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`)
  await linkTo(email).toHaveAttribute('href', `mailto:${email}`)
}

test('Cambodia is first; a choice in the header is stored, broadcast and changes the page', async ({
  page,
}) => {
  await visit(page, '/')
  await expectCountry(page, 'Cambodia')
  await expectStoredCountry(page, null)
  await expectContactInHeader(
    page,
    'Veritally (Cambodia) Co., Ltd.',
    '+855 00 000 000',
    'cambodia@veritally.example',
  )

  const heard = await hearCountryChanged(page)
  await chooseInHeader(page, 'Singapore')
  await expectCountry(page, 'Singapore')
  await expectContactInHeader(page, 'Veritally Pte. Ltd.', '+65 0000 0000', 'singapore@veritally.example')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Company Profile Veritally Pte. Ltd.')
  await expect(page.getByText('Trusted with cash around the globe.')).toBeVisible()
  await expectStoredCountry(page, 'Singapore')
  await expect.poll(heard).toEqual(['Singapore'])
})
