// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { companies, countries, type Country } from '../../../../src/content/countries.ts'
import menuTree from '../../../support/fixtures/menu.json'
import { focused, select, selectAll } from '../../../support/pages/html.ts'
import { renderSite, settle } from '../../../support/pages/renderSite.ts'

const open = async (country: Country = 'Cambodia', path = '/about') => {
  const view = await renderSite(path, { country })
  const menus = { wide: 'nav[aria-label=Main]', phone: 'nav[aria-label="Main, phone"]' }
  const part = (menu: keyof typeof menus) => within(select(menus[menu]) ?? document.body)
  return {
    ...view,
    linksOf: (menu: keyof typeof menus) =>
      selectAll('a', select(menus[menu]) ?? document).map((link) => [
        link.textContent,
        link.getAttribute('href'),
      ]),
    // What is in a closed menu is hidden, and so has no role.
    button: (name: string) => part('wide').getByLabelText(name),
    link: (name: string, menu: keyof typeof menus = 'wide') => part(menu).getByText(name, { selector: 'a' }),
    trigger: (country: string) => screen.getByRole('button', { name: `Country: ${country}` }),
  }
}

/** The buttons that choose a country: those of the selector, then those of the phone's menu. */
const choice = (country: string, of = 0): Element =>
  selectAll('#header [aria-pressed]').filter(({ textContent }) => textContent === country)[of] ??
  document.body

/** Clicks a link and waits for its page. */
const follow = async (link: Element) => {
  await userEvent.click(link)
  await settle()
}

const isOpen = (button: Element) => button.getAttribute('aria-expanded') === 'true'
const pointAt = (element: Element) => fireEvent.pointerOver(element, { pointerType: 'mouse', clientX: 1 })
const pressBy = (element: HTMLElement, key: string) => {
  act(() => element.focus())
  return userEvent.keyboard(key)
}

describe('the navigation', () => {
  const ends = [
    ['About', '/about'],
    ['Contact', '/contact'],
  ]

  it('is the tree of the specification; on a phone it begins with All Products', async () => {
    const { linksOf } = await open('Singapore', '/services')
    expect(linksOf('wide')).toEqual([['Home', '/'], ['Products', '/products'], ...menuTree, ...ends])
    expect(linksOf('phone')).toEqual([['Home', '/'], ['All Products', '/products'], ...menuTree, ...ends])
    expect(screen.getByRole('link', { name: 'Veritally, home' }).getAttribute('href')).toBe('/')
    const quote = within(screen.getByRole('banner')).getByRole('link', { name: 'Get a Quote' })
    expect(quote.getAttribute('href')).toBe('/get-quote')
  })

  it('says which page is shown, with a slash at the end of its address too', async () => {
    const { link } = await open('Cambodia', '/about/')
    expect(link('About').getAttribute('aria-current')).toBe('page')
    expect(link('Contact').hasAttribute('aria-current')).toBe(false)
  })

  it('leads from a search to the whole list, and Back to the search', async () => {
    const { link, go, address } = await open('Cambodia', '/products?q=counter')
    await follow(link('Products'))
    expect(address()).toBe('/products')
    await go(-1)
    expect(address()).toBe('/products?q=counter')
  })

  it('adds no entry to the history where the page is open already', async () => {
    const { link, go, address } = await open('Cambodia', '/products')
    await follow(link('About'))
    await follow(link('About'))
    await go(-1)
    expect(address()).toBe('/products')
  })
})

describe('a menu', () => {
  it('closes when a link of any level opens its page', async () => {
    const { button, link, router } = await open()
    for (const [name, path, category] of [
      ['Self Service', '/products/self-service', undefined],
      ['Cash Deposit System', '/products/self-service/cds', 'Self Service'],
      ['All Printers', '/products/printers', 'Printers'],
      ['Products', '/products', undefined],
    ] as const) {
      pointAt(link('Products'))
      if (category !== undefined) pointAt(link(category))
      expect(isOpen(button('Products menu'))).toBe(true)
      await follow(link(name))
      expect(router.state.location.pathname).toBe(path)
      expect(isOpen(button('Products menu')), name).toBe(false)
    }
  })

  it.each([
    ['wide', 'Products menu', 'Printers', '/products/printers'],
    ['phone', 'Open menu', 'About', '/about'],
  ] as const)('of a %s screen, opened by "%s", leaves the focus on the page after "%s"', async (...names) => {
    const [menu, opener, name, path] = names
    const { link } = await open('Cambodia', path)
    fireEvent.click(screen.getByLabelText(opener))
    await follow(link(name, menu))
    expect(focused()).toBe(screen.getByRole('main'))
  })

  it('stays open when the mouse clicks the button over which it opened', async () => {
    const { button, trigger } = await open('Singapore')
    for (const opener of [button('Products menu'), trigger('Singapore')]) {
      pointAt(opener)
      expect(isOpen(opener)).toBe(true)
      fireEvent.pointerDown(opener, { pointerType: 'mouse' })
      fireEvent.click(opener, { detail: 1 })
      expect(isOpen(opener)).toBe(true)
    }
    expect(isOpen(button('Products menu')), 'one menu closes the other').toBe(false)
  })

  it('closes by the button that opens it, gives the focus back at Escape, and opens folded again', async () => {
    const { button, link } = await open('Singapore')
    await pressBy(button('Products menu'), '{Enter}')
    await pressBy(button('Self Service menu'), '{Enter}')
    expect(isOpen(button('Self Service menu'))).toBe(true)
    await userEvent.keyboard('{Enter}')
    expect(isOpen(button('Self Service menu'))).toBe(false)
    await pressBy(button('Products menu'), '{Enter}')
    expect(isOpen(button('Products menu'))).toBe(false)

    await userEvent.keyboard('{Enter}')
    await pressBy(button('Cash Processing menu'), '{Enter}')
    await pressBy(link('Coin Sorter'), '{Escape}')
    expect(focused()).toBe(button('Products menu'))
    expect(isOpen(button('Products menu'))).toBe(false)
    await userEvent.keyboard('{Enter}')
    expect(isOpen(button('Products menu'))).toBe(true)
    expect(isOpen(button('Cash Processing menu')), 'the second level starts folded').toBe(false)
  })

  it('closes by Escape when the mouse has opened it, and when the focus leaves it', async () => {
    const { button, link, trigger } = await open('Singapore')
    for (const opener of [button('Products menu'), trigger('Singapore')]) {
      pointAt(opener)
      expect(isOpen(opener)).toBe(true)
      await userEvent.keyboard('{Escape}')
      expect(isOpen(opener)).toBe(false)
    }
    await pressBy(button('Products menu'), '{Enter}')
    act(() => link('Accessories').focus())
    expect(isOpen(button('Products menu'))).toBe(true)
    act(() => link('About').focus())
    expect(isOpen(button('Products menu'))).toBe(false)
    await pressBy(trigger('Singapore'), '{Enter}')
    act(() => link('Home').focus())
    expect(isOpen(trigger('Singapore'))).toBe(false)
  })

  it('closes on a touch screen by its buttons and by a touch elsewhere, which may move no focus', async () => {
    const { button } = await open()
    const touch = (element: Element) => {
      fireEvent.pointerDown(element, { pointerType: 'touch' })
      fireEvent.click(element, { detail: 1 })
    }
    const [products, service] = [button('Products menu'), button('Self Service menu')]
    touch(products)
    touch(service)
    expect([isOpen(products), isOpen(service)]).toEqual([true, true])
    touch(service)
    expect([isOpen(products), isOpen(service)]).toEqual([true, false])
    fireEvent.pointerDown(screen.getByRole('contentinfo'), { pointerType: 'touch' })
    expect(isOpen(products)).toBe(false)
    touch(products)
    touch(products)
    expect(isOpen(products)).toBe(false)
  })
})

it('the country is chosen by keyboard, and the focus stays on the selector', async () => {
  const { trigger } = await open('Singapore')
  await pressBy(trigger('Singapore'), '{Enter}')
  expect(choice('Singapore').getAttribute('aria-pressed')).toBe('true')
  await userEvent.tab()
  expect(focused()).toBe(choice('Cambodia'))
  await userEvent.keyboard('{Escape}')
  expect(focused()).toBe(trigger('Singapore'))
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(focused()).toBe(trigger('Cambodia'))
  expect(isOpen(trigger('Cambodia'))).toBe(false)
  expect(screen.getByRole('banner').textContent).toContain('Veritally (Cambodia) Co., Ltd.')
})

describe('the menu of a phone', () => {
  const closed = () => screen.queryByLabelText('Open menu')
  const toggle = () => screen.getByLabelText(/^(Open|Close) menu$/)

  it('unfolds its products, and closes by its button, by Escape and by following any link', async () => {
    const { link, router } = await open()
    for (const close of [
      () => userEvent.click(toggle()),
      () => userEvent.keyboard('{Escape}'),
      () => follow(link('About', 'phone')),
      async () => {
        const products = () => select('#header details')?.hasAttribute('open')
        expect(products()).toBe(false)
        await userEvent.click(select('#header summary') ?? document.body)
        expect(products()).toBe(true)
        await follow(link('Currency Sorter', 'phone'))
        expect(router.state.location.pathname).toBe('/products/cash-processing/currency-sorter')
      },
    ]) {
      await userEvent.click(toggle())
      expect(closed()).toBeNull()
      await close()
      expect(closed()).not.toBeNull()
    }
  })

  it('has a flag button for each country, stays when one is chosen, and has its number and address', async () => {
    const { services } = await open()
    await userEvent.click(toggle())
    const group = screen.getByRole('group', { name: 'Select Country', hidden: true })
    const buttons = selectAll('button', group)
    expect(buttons.map(({ textContent }) => textContent)).toEqual(countries)
    expect(selectAll('img', group)).toHaveLength(countries.length)
    expect(choice('Cambodia', 1).getAttribute('aria-pressed')).toBe('true')
    const contacts = () =>
      selectAll('nav[aria-label="Main, phone"] ~ div a').map(({ textContent }) => textContent)
    expect(contacts()).toEqual([companies.Cambodia.phone, companies.Cambodia.email])
    await userEvent.click(choice('Singapore', 1))
    expect(contacts()).toEqual([companies.Singapore.phone, companies.Singapore.email])
    expect(choice('Singapore', 1).getAttribute('aria-pressed')).toBe('true')
    expect(closed()).toBeNull()
    expect(screen.getByRole('contentinfo').textContent).toContain('Veritally Pte. Ltd.')
    expect(services.stored.get('selectedCountry')).toBe('Singapore')
  })
})
