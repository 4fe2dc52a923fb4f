import { companies } from '../../../src/content/countries.ts'
import { fullNames } from '../../support/browser/country.ts'
import { follow } from '../../support/browser/follow.ts'
import { expectScrollTop } from '../../support/browser/scroll.ts'
import { expect, test, visit } from '../../support/browser/site.ts'

const hours = 'Mon-Fri 8AM-5PM'

test('Quick Links lead to the four main pages', async ({ page }) => {
  await visit(page, '/services')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('heading', { name: 'Quick Links' })).toBeVisible()
  for (const [name, path] of [
    ['Home', '/'],
    ['Products', '/products'],
    ['About Us', '/about'],
    ['Contact', '/contact'],
  ] as const) {
    await follow(footer.getByRole('link', { name, exact: true }))
    await expect(page).toHaveURL(path)
    await expectScrollTop(page, 0)
  }
})

test('the services are named and not linked; two networks are linked, two icons are decoration', async ({
  page,
}) => {
  await visit(page, '/about')
  const footer = page.getByRole('contentinfo')
  const heading = page.getByRole('heading', { name: 'Services' })
  const column = footer.locator('div').filter({ has: heading }).last()
  const list = column.getByRole('list')
  await expect(list.getByRole('listitem')).toHaveText([
    'Equipment Sales',
    'Maintenance & Repair',
    'Training Programs',
    'Technical Support',
    'Warranty Services',
  ])
  await expect(list.getByRole('link')).toHaveCount(0)

  const networks = footer.getByRole('link', { name: /network/ })
  await expect(networks).toHaveCount(2)
  await expect(networks.first()).toHaveAccessibleName('Veritally on the social network')
  await expect(networks.last()).toHaveAccessibleName('Veritally on the professional network')
  for (const link of await networks.all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('href', /^https:\/\/.+\.example$/)
  }
  const icons = footer.locator('li:has(svg)')
  await expect(icons).toHaveCount(4)
  const boxes = await Promise.all((await icons.locator(':scope > *').all()).map((icon) => icon.boundingBox()))
  expect(new Set(boxes.map((box) => box?.y)).size, 'in one row').toBe(1)
  const decoration = icons.and(page.locator('[aria-hidden=true]'))
  await expect(decoration).toHaveCount(2)
  await expect(decoration.locator('a, button, [tabindex]')).toHaveCount(0)
})

for (const country of ['Cambodia', 'Singapore'] as const) {
  test(`the contact of ${country}: company, phone, email, address, hours, copyright`, async ({ page }) => {
    await visit(page, '/about', country)
    const footer = page.getByRole('contentinfo')
    const { phone, email, address } = companies[country]
    expect(phone).toMatch(country === 'Cambodia' ? /^\+855 / : /^\+65 /)
    await expect(footer.getByText(fullNames[country], { exact: true })).toBeVisible()
    await expect(footer.getByRole('link', { name: phone })).toHaveAttribute(
      'href',
      `tel:${phone.replaceAll(' ', '')}`,
    )
    await expect(footer.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
    await expect(footer.getByText(address.join(', '))).toBeVisible()
    await expect(footer.getByText(hours)).toBeVisible()
    await expect(footer.getByText(`© 2025 ${fullNames[country]} All rights reserved.`)).toBeVisible()
  })
}
