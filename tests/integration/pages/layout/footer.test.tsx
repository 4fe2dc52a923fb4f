// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { companies, countries } from '../../../../src/content/countries.ts'
import { site } from '../../../../src/content/site.ts'
import { select, selectAll } from '../../../support/pages/html.ts'
import { renderSite } from '../../../support/pages/renderSite.ts'

const footer = () => within(screen.getByRole('contentinfo'))
const listBelow = (heading: string) => {
  const column = selectAll('footer div:has(> h2)').find((part) => select('h2', part)?.textContent === heading)
  return select('ul', column) ?? document
}
const hrefOf = (text: string) => footer().getByText(text, { selector: 'a' }).getAttribute('href')

it.each(countries)('Products is the tree of the menu, for %s', async (country) => {
  await renderSite('/about', { country })
  const linksOf = (tree: ParentNode) =>
    selectAll('a', tree).map((link) => [link.textContent, link.getAttribute('href')])
  const menu = select('nav[aria-label=Main] li ul') ?? document
  expect(linksOf(listBelow('Products'))).toEqual(linksOf(menu))
})

it('pages, legal texts and two networks are links; services and the word of the sample are text; two icons are decoration', async () => {
  await renderSite('/services')
  const links = selectAll('a', listBelow('Quick Links'))
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Products', '/products'],
    ['About Us', '/about'],
    ['Contact', '/contact'],
  ])
  const legal = ['/legal/privacy', '/legal/terms', '/legal/cookies']
  expect(['Privacy', 'Terms', 'Cookies'].map(hrefOf)).toEqual(legal)
  const services = listBelow('Services')
  expect(selectAll('li', services).map(({ textContent }) => textContent)).toEqual([
    'Equipment Sales',
    'Maintenance & Repair',
    'Training Programs',
    'Technical Support',
    'Warranty Services',
  ])
  expect(selectAll('a', services)).toEqual([])
  expect(footer().getByText(site.sampleNote ?? '')).toBeTruthy()

  const networks = footer().getAllByRole('link', { name: /network/ })
  expect(networks.map((link) => link.getAttribute('aria-label'))).toEqual([
    'Veritally on the social network',
    'Veritally on the professional network',
  ])
  for (const link of networks) {
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('href')).toMatch(/^https:\/\/.+\.example$/)
  }
  const icons = selectAll('footer li:has(svg)')
  expect(icons).toHaveLength(4)
  const decoration = icons.filter((icon) => icon.matches('[aria-hidden=true]'))
  expect(decoration).toHaveLength(2)
  for (const icon of decoration) expect(select('a, button, [tabindex]', icon)).toBeNull()
})

it.each([
  ['Cambodia', 'Veritally (Cambodia) Co., Ltd.', /^\+855 /],
  ['Singapore', 'Veritally Pte. Ltd.', /^\+65 /],
] as const)('the contact of %s: company, phone, email, address, hours', async (country, name, code) => {
  await renderSite('/about', { country })
  const { phone, email, address } = companies[country]
  expect(phone).toMatch(code)
  expect(footer().getByText(name)).toBeTruthy()
  expect(hrefOf(phone)).toBe(`tel:${phone.replaceAll(' ', '')}`)
  expect(hrefOf(email)).toBe(`mailto:${email}`)
  expect(footer().getByText(address.join(', '))).toBeTruthy()
  expect(footer().getByText('Mon-Fri 8AM-5PM')).toBeTruthy()
  expect(footer().getByText(`© ${new Date().getUTCFullYear()} ${name} All rights reserved.`)).toBeTruthy()
})
