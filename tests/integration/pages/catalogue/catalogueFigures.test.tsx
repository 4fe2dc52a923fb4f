// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  choose,
  countLine,
  expectFilter,
  optionsOf,
  shownCards,
  shownNames,
} from '../../../support/pages/cataloguePage.ts'
import { controlOf, focused, select, selectAll } from '../../../support/pages/html.ts'
import { press, renderSite, settle } from '../../../support/pages/renderSite.ts'
import { nameOf } from '../../../support/site/fixtureProducts.ts'
import { namesFor } from '../../../support/site/namesFor.ts'

const counters = '/products/cash-processing/money-counter'

const byText = (pattern: RegExp) =>
  controlOf(screen.getByText(pattern, { selector: 'main button, main button *' }))
const filters = () => byText(/^Filters/)
const box = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const chips = () => selectAll('[aria-label="Active filters"] button').map(({ textContent }) => textContent)
const remover = (words: string) => screen.getByLabelText(`Remove filter: ${words}`)

describe('the filters by figures', () => {
  it('count the products left by each choice, stand in the address, and are removed one by one with the focus', async () => {
    const { address, go } = await renderSite(counters)
    await press(box(/^UV \(6\)$/))
    await press(box(/^MG \(5\)$/))
    expect(address()).toBe(`${counters}?detection=uv,mg`)
    expect(countLine()?.textContent).toBe('Money Counter · 5 products')
    const hopper = screen.getByLabelText<HTMLSelectElement>('Hopper')
    expect(optionsOf(hopper)).toContain('At least 400 notes (3)')
    await choose(hopper, '400')
    expect(countLine()?.textContent).toBe('Money Counter · 3 products')
    expect(address()).toBe(`${counters}?detection=uv,mg&hopper=400`)
    expect(filters().textContent).toBe('Filters (3)')
    expect(box(/^Double notes/).disabled).toBe(false)
    expect(box(/^KRW \(1\)$/).disabled).toBe(false)
    for (const each of screen.getAllByLabelText<HTMLInputElement>(/ \(all\)$/))
      expect([each.disabled, each.checked]).toEqual([true, false])

    await go(-1)
    expect(countLine()?.textContent).toBe('Money Counter · 5 products')
    expect(chips()).toEqual(['Detection: UV', 'Detection: MG', 'Clear Filters'])
    await go(1)
    expect(shownNames()).toHaveLength(3)

    await press(remover('Detection: UV'))
    expect(focused()).toBe(remover('Detection: MG'))
    await press(remover('Hopper at least 400 notes'))
    expect(focused(), 'the button that clears all goes too').toBe(remover('Detection: MG'))
    await press(remover('Detection: MG'))
    expect(focused()).toBe(countLine())
    expect(address()).toBe(counters)
    expectFilter({ category: 'cash-processing', subcategory: 'money-counter' })
  })

  it('offer no value that would leave nothing, but a chosen value can be removed', async () => {
    const { address } = await renderSite(`${counters}?q=mc 120&detection=uv&speed=5000`)
    expect(screen.getByText('No products found matching your criteria.')).toBeTruthy()
    expect(box(/^UV \(0\)$/).disabled).toBe(false)
    expect(box(/^MG \(0\)$/).disabled).toBe(true)
    expect(screen.queryByRole('group', { name: 'Currencies' }), 'a group that says nothing').toBeNull()
    await press(box(/^UV \(0\)$/))
    expect(box(/^UV \(0\)$/).checked).toBe(false)
    expect(box(/^UV \(0\)$/).disabled, 'a disabled box would lose the focus').toBe(false)
    await press(byText(/^Clear Filters$/))
    expect(address()).toBe('/products')
    expectFilter({})
  })

  it('keep the box and the focus when a value that all have is no longer chosen', async () => {
    await renderSite('/products/cash-processing/currency-sorter?currency=KHR')
    await press(box(/^KHR/))
    expect(box(/^KHR/).checked).toBe(false)
    expect(focused()).toBe(box(/^KHR/))
    expect(chips()).toEqual([])
  })
})

const rows = () => selectAll('main th[scope=row]')
const column = (name: RegExp) =>
  selectAll('main th[scope=col]').find(({ textContent }) => name.test(textContent))
const sort = (name: RegExp) => {
  const button = select('button', column(name))
  if (!button) throw new Error('no such column')
  return press(button)
}

it('the table has a row per product, sorts by its headings, and is still open on return', async () => {
  const { address, go } = await renderSite(counters)
  await press(byText(/^Table$/))
  expect(address()).toBe(`${counters}?view=table`)
  expect(rows().map((row) => select('a', row)?.textContent)).toEqual(
    namesFor({ category: 'cash-processing', subcategory: 'money-counter' }),
  )
  expect(shownCards()).toEqual([])
  await sort(/^Weight/)
  expect(column(/^Weight/)?.getAttribute('aria-sort'), 'the lightest').toBe('ascending')
  expect(address()).toBe(`${counters}?sort=weight&view=table`)
  await sort(/^Weight/)
  expect(column(/^Weight/)?.getAttribute('aria-sort')).toBe('descending')
  await sort(/^Weight/)
  expect(column(/^Weight/)?.getAttribute('aria-sort')).toBe('ascending')
  expect(focused()).toBe(select('button', column(/^Weight/)))
  expect(selectAll('main th[scope=col][data-kind]')[0]).toBe(column(/^Weight/))
  expect(rows()[0]?.textContent).toMatch(/^MC 200/)
  expect(screen.getByLabelText<HTMLSelectElement>('Sort by').value).toBe('weight')

  await go('/products/4')
  await go(-1)
  await press(byText(/^Cards$/))
  expect(shownNames()[0]).toMatch(/^MC 200/)
  await choose(screen.getByLabelText('Sort by'), '-speed')
  expect(shownNames()[0]).toMatch(/^MC 160/)
  await choose(screen.getByLabelText('Sort by'), 'height')
  expect(address(), 'an amount without a filter').toBe(`${counters}?sort=height`)
  expect(shownNames()[0], 'the lowest').toMatch(/^MC 200/)
})

describe('a room in mm', () => {
  // A wrong one has its reason beside its label.
  const side = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name} in mm`))
  const give = async (name: string, value: string) => {
    fireEvent.change(side(name), { target: { value } })
    fireEvent.keyDown(side(name), { key: 'Enter' })
    fireEvent.blur(side(name))
    await settle()
  }

  it('narrows the list, and follows its address, Back and clearing', async () => {
    const { address, go } = await renderSite('/products', { country: 'Singapore' })
    await give('Width', '600')
    expect(address()).toBe('/products?fits=600xx')
    await give('Height', '1400')
    expect(address()).toBe('/products?fits=600xx1400')
    expect(chips()).toEqual(['Width at most 600 mm', 'Height at most 1,400 mm', 'Clear Filters'])
    expect(shownNames()).toContain(nameOf(5))
    expect(shownNames(), 'too wide').not.toContain(nameOf(36))
    expect(shownNames(), 'too high').not.toContain(nameOf(39))

    await go(-1)
    expect(side('Height').value).toBe('')
    expect(side('Width').value).toBe('600')
    await go(1)
    await press(remover('Width at most 600 mm'))
    expect(address()).toBe('/products?fits=xx1400')
    await press(remover('Height at most 1,400 mm'))
    expect(address()).toBe('/products')
    expect(side('Width').value).toBe('')
    expect(shownNames()).toEqual(namesFor({}, 'Singapore'))
  })

  it('stands in its fields, and the card of a product that fits only when turned says so', async () => {
    await renderSite('/products?fits=400x700x')
    expect(chips()).toEqual(['Fits into 400 × 700 mm'])
    const turned = (id: number) =>
      select(`article:has(a[href="/products/${id}"])`)?.textContent.includes('turned by a quarter')
    expect(turned(36)).toBe(true)
    expect(turned(5)).toBe(false)
    expect(side('Width').value).toBe('400')
    await give('Depth', '')
    expect(shownNames(), 'without a depth nothing is turned').not.toContain(nameOf(36))
  })
})
