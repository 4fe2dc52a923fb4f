// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { companies, countries } from '../../../../src/content/countries.ts'
import { focused, select, selectAll } from '../../../support/pages/html.ts'
import { press, renderSite, settle } from '../../../support/pages/renderSite.ts'
import { productOf } from '../../../support/site/fixtureProducts.ts'

const region = (name: string) => screen.getByRole('region', { name })
const headingsOf = (name: string) =>
  within(region(name))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
const linksTo = (path: string) =>
  selectAll(`a[href="${path}"]`, screen.getByRole('main')).map(({ textContent }) => textContent)

it.each(countries)('has the company profile of %s, and no statistics', async (country) => {
  await renderSite('/', { country })
  const { companyFullName, description, slogan } = companies[country]
  const hero = within(region('Company profile'))
  expect(hero.getByText('Trusted by Leading Businesses Across the Globe')).toBeTruthy()
  expect(hero.getByRole('heading', { level: 1 }).textContent).toBe(`Company Profile ${companyFullName}`)
  for (const text of [description, slogan, '99.9%', 'Accuracy', 'Guaranteed Precision'])
    expect(hero.getByText(text)).toBeTruthy()
  expect(hero.getAllByRole('img')).toHaveLength(1)
  expect(select('#main dl')).toBeNull()
})

it('has technology, offices without a context menu on their pictures, and an anchor for each', async () => {
  await renderSite('/')
  const fields = ['Office and Banking Machine', 'CDM and ATM', 'Cybersecurity']
  expect(headingsOf('Technology Expertise')).toEqual(fields)
  for (const [id, title] of [
    ['technology', 'Technology Expertise'],
    ['products', 'Best Sellers'],
    ['contact', 'Find the machine that fits your work'],
  ])
    expect(select(`#${id} h2`)?.textContent).toBe(title)

  const hubs = [
    ['Singapore', 'singapore'],
    ['Hong Kong', 'hong-kong'],
    ['Cambodia', 'cambodia'],
  ] as const
  expect(headingsOf('Regional Hubs')).toEqual(hubs.map(([city]) => city))
  for (const [city, id] of hubs) {
    const explore = screen.getByRole('link', { name: `Explore ${city}` })
    expect(select(`#${id}`)?.contains(explore)).toBe(true)
    expect([explore.textContent, explore.getAttribute('href')]).toEqual(['Explore', `/#${id}`])
    expect(fireEvent.contextMenu(select(`#${id} img`) ?? document.body), 'blocked').toBe(false)
    fireEvent.error(select(`#${id} img`) ?? document.body)
    const fallback = select(`#${id} img[src="/regional/fallback.jpg"]`)
    expect(fireEvent.contextMenu(fallback ?? document.body), 'blocked').toBe(false)
  }
  for (const free of ['#singapore h3', '#products img', 'h1'])
    expect(fireEvent.contextMenu(select(free) ?? document.body), free).toBe(true)
})

it("leads to products and form; only Get Free Quote posts Let's Power Your Operations", async () => {
  const { go, router, services } = await renderSite('/')
  expect(linksTo('/products')).toEqual(['Explore Products', 'Explore All Products'])
  expect(linksTo('/get-quote')).toEqual(['Get Free Quote', 'Get a Quote'])
  const follow = async (name: string) => {
    await press(within(screen.getByRole('main')).getByRole('link', { name }))
    expect(router.state.location.pathname).toBe('/get-quote')
  }
  await follow('Get a Quote')
  expect(services.tracked).toEqual([])
  await go(-1)
  await follow('Get Free Quote')
  expect(services.tracked).toEqual(["Let's Power Your Operations"])
})

describe('a best seller', () => {
  // By their ids, in this order (specification 2.4).
  const sellers = [5, 36, 35].map(productOf)
  const [first, second] = sellers
  const card = (name = first?.name ?? '') => within(screen.getByRole('article', { name }))
  const details = (name?: string) => card(name).getByRole('button', { name: /^View Details/ })
  /** By a press that moves no focus, as in Safari. */
  const openPreview = async (name?: string) => {
    fireEvent.click(details(name))
    await settle()
    return screen.getByRole('dialog')
  }
  const preview = () => screen.queryByRole('dialog')

  it('has its place in the order, a picture, its category and a description that unfolds', async () => {
    await renderSite('/')
    expect(headingsOf('Best Sellers')).toEqual(sellers.map(({ name }) => name))
    const badges = ['Money Counter', 'Multi-Pocket Sorter', 'Cash Deposit System']
    for (const [index, { name, images, description }] of sellers.entries()) {
      expect(card(name).getByText(badges[index] ?? '')).toBeTruthy()
      expect(card(name).getByRole('img').getAttribute('alt')).toBe(images[0]?.alt)
      const cut = `${description.slice(0, 120)}...`
      expect(description.length).toBeGreaterThan(120)
      expect(card(name).getByText(cut)).toBeTruthy()
      const buttons = card(name).getAllByRole('button')
      expect(buttons.map(({ textContent }) => textContent)).toEqual(['Read more', 'View Details'])
      await userEvent.click(card(name).getByRole('button', { name: `Read more: ${name}` }))
      expect(card(name).getByText(description)).toBeTruthy()
      await userEvent.click(card(name).getByRole('button', { name: `Show less: ${name}` }))
      expect(card(name).getByText(cut)).toBeTruthy()
    }
  })

  it('is previewed over the page with its pictures and five features, and leads to its page', async () => {
    const { go, router } = await renderSite('/')
    for (const { id, name, description, features, images } of sellers) {
      const dialog = within(await openPreview(name))
      expect(screen.getByRole('dialog', { name })).toBeTruthy()
      expect(dialog.getByText(description)).toBeTruthy()
      const pictures = dialog.getAllByRole('img').map((picture) => picture.getAttribute('alt'))
      expect(pictures).toEqual(images.map(({ alt }) => alt))
      const listed = dialog.getAllByRole('listitem').filter((item) => !select('picture', item))
      expect(listed.map(({ textContent }) => textContent)).toEqual(features.slice(0, 5))
      await press(dialog.getByRole('link', { name: 'View Full Details' }))
      expect(router.state.location.pathname).toBe(`/products/${id}`)
      expect(preview()).toBeNull()
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name)
      await go(-1)
    }
  })

  it('closes its preview by the button, the backdrop and Escape, and gives the focus back', async () => {
    await renderSite('/')
    for (const close of [
      () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
      () => userEvent.click(select('.MuiDialog-container') ?? document.body),
      () => userEvent.keyboard('{Escape}'),
    ]) {
      await openPreview()
      await close()
      expect(preview()).toBeNull()
      expect(focused()).toBe(details())
    }
    await openPreview(second?.name)
    expect(screen.getByRole('dialog', { name: second?.name ?? '' }), 'one after the other').toBeTruthy()
  })
})
