// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Component } from '../../../../src/app/routes/compare.tsx'
import { makeStore } from '../../../../src/app/store.ts'
import { countrySelected } from '../../../../src/domain/country/countrySlice.ts'
import { ComparisonTable } from '../../../../src/features/compare/table/ComparisonTable.tsx'
import { productChosen } from '../../../../src/parts/compare/comparisonSlice.ts'
import { fakeServices } from '../../../support/pages/fakes.ts'
import { controlOf, focused, select, selectAll } from '../../../support/pages/html.ts'
import { renderPage } from '../../../support/pages/renderPage.tsx'
import { press, renderSite, settle } from '../../../support/pages/renderSite.ts'
import { nameOf, productOf } from '../../../support/site/fixtureProducts.ts'

const show = (...ids: number[]) => {
  const services = fakeServices()
  const store = makeStore(services)
  for (const id of ids) store.dispatch(productChosen(id))
  return renderPage(Component, services, store)
}

const cellsOf = (row: RegExp) =>
  within(screen.getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

it('shows figures side by side, and names the best ones and the differing rows in words', async () => {
  show(5, 6)
  await screen.findByRole('columnheader', { name: new RegExp(nameOf(6)) })
  expect(cellsOf(/^Counting speed \(differs\)/)).toEqual(['1,000 notes/min', '1,500 notes/min Best'])
  expect(cellsOf(/^Hopper/)).toEqual(Array(2).fill('300 notes, refill while counting'))
})

it('says in words what a sheet does not state, and what only one states in one row', async () => {
  show(5, 6, 36)
  await screen.findByRole('columnheader', { name: new RegExp(nameOf(6)) })
  expect(cellsOf(/^Stacker/)[2]).toBe('–not stated')
  expect(cellsOf(/^Stated for one only/)[0]).toContain('Counting modes: Mix value')
})

it('draws the products on one ground line to one scale', async () => {
  show(5, 36)
  const row = within(await screen.findByRole('row', { name: /^Size/ }))
  const drawings = row.getAllByRole('img')
  expect(drawings.map((drawing) => drawing.getAttribute('viewBox'))).toEqual(['0 0 626 725', '0 0 626 725'])
  expect(drawings.map((drawing) => drawing.getAttribute('aria-label'))).toEqual([
    'From the front, 270 mm wide and 300 mm high, at the scale of the row',
    'From the front, 626 mm wide and 725 mm high, at the scale of the row',
  ])
  const [small] = drawings.map((drawing) => select('image', drawing))
  expect(small?.getAttribute('width')).toBe('270')
  expect(small?.getAttribute('y')).toBe('425')
})

it('draws products that share no row', () => {
  const size = { width: 270, height: 300, picture: null }
  const items = [5, 36].map((id) => ({ product: productOf(id), figures: {}, columns: [], size }))
  const Table = () => <ComparisonTable items={items} groups={[]} alone={[]} onlyDifferences={false} />
  renderPage(Table)
  const row = within(screen.getByRole('row', { name: /^Size/ }))
  expect(row.getAllByRole('img')).toHaveLength(2)
})

it('says that products are loading, and offers no differences for a single product', async () => {
  show(5)
  expect(screen.getByText('The machines are being loaded.')).not.toBeNull()
  await screen.findByRole('columnheader', { name: new RegExp(nameOf(5)) })
  expect(screen.queryByText('The machines are being loaded.')).toBeNull()
  expect(screen.queryByRole('checkbox', { name: 'Only differences' })).toBeNull()
})

it('shares its address', async () => {
  const { services } = show(5)
  const share = await screen.findByRole('button', { name: 'Share' })
  act(() => share.click())
  expect(services.shared).toEqual([{ title: 'Compare machines', url: window.location.href }])
})

const three = '/compare?ids=5,6,36'

const compared = () => selectAll('main thead a').map(({ textContent }) => textContent)
const namesOf = (...ids: number[]) => ids.map(nameOf)
const remover = (id: number) => screen.getByLabelText(`Remove from comparison: ${nameOf(id)}`)
const onlyDifferences = () => screen.getByLabelText<HTMLInputElement>('Only differences')
const rowNames = () => selectAll('main th[scope=row]').map(({ textContent }) => textContent)
const box = (id: number) => screen.queryByLabelText<HTMLInputElement>(`Compare ${nameOf(id)}`)
const barNames = () => selectAll('.compare-bar li').map(({ textContent }) => textContent)
const notes = () => selectAll('main [role=status] p').map(({ textContent }) => textContent)

describe('the page of a comparison', () => {
  it('has no bar, even with a slash at the end of the address', async () => {
    const { go } = await renderSite('/compare/?ids=5,6,36')
    expect(compared()).toEqual(namesOf(5, 6, 36))
    expect(barNames()).toEqual([])
    await go('/about')
    expect(barNames()).toHaveLength(3)
  })

  it('shows the products of its address; they are removed one by one with the focus, and Back restores them', async () => {
    const { address, go } = await renderSite(three)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Compare machines')
    expect(compared()).toEqual(namesOf(5, 6, 36))
    expect(rowNames()).toContain('Warranty')
    expect(select('main p[role=status]')?.textContent).toMatch(/^3 machines; \d+ of \d+ rows differ$/)
    await press(remover(6))
    expect([address(), compared()]).toEqual(['/compare?ids=5,36', namesOf(5, 36)])
    expect(focused()).toBe(remover(36))
    await press(remover(36))
    expect(focused()).toBe(remover(5))
    expect(select('main p[role=status]')?.textContent).toBe('1 machine')
    await press(remover(5))
    expect(address()).toBe('/compare')
    expect(focused()).toBe(select('h1'))
    expect(notes()).toEqual(['No machine is chosen yet.'])
    await go(-1)
    expect([address(), compared()]).toEqual(['/compare?ids=5', namesOf(5)])
    await go(-2)
    expect([address(), compared()]).toEqual([three, namesOf(5, 6, 36)])
  })

  it('shows only the differing rows when its address says so, and all of them after Back', async () => {
    const { address, go } = await renderSite(three)
    expect(rowNames()).toContain('Power supply')
    await press(onlyDifferences())
    expect(address()).toBe(`${three}&differences=1`)
    expect(rowNames()).not.toContain('Power supply')
    expect(rowNames().join()).toContain('Main speed')
    await go(-1)
    expect(onlyDifferences().checked).toBe(false)
    expect(rowNames()).toContain('Power supply')
  })

  it('leaves out wrong numbers and surplus products, and names them', async () => {
    const { address } = await renderSite('/compare?ids=5,999,abc,6,7,5,8,9')
    expect(compared()).toEqual(namesOf(5, 6, 7, 8))
    expect(notes()).toEqual([
      'Left out, because no machine has this number: 999, abc.',
      `Left out, because at most four can be compared: ${nameOf(9)}.`,
    ])
    await press(remover(8))
    expect(address()).toBe('/compare?ids=5,6,7')
    expect(notes()).toEqual([])
  })

  it('lists below it the products that the country is not offered, with a button to remove each', async () => {
    const { address, store } = await renderSite('/compare?ids=5,18', { country: 'Cambodia' })
    const elsewhere = () => screen.queryByText('Not compared')
    expect(compared()).toEqual(namesOf(5))
    const section = within(screen.getByRole('region', { name: 'Not compared' }))
    expect(section.getByText(nameOf(18))).toBeTruthy()
    expect(section.getByText(/Supplied by our Singapore office\./)).toBeTruthy()
    act(() => void store.dispatch(countrySelected('Singapore')))
    expect(compared()).toEqual(namesOf(5, 18))
    act(() => void store.dispatch(countrySelected('Cambodia')))
    await press(remover(18))
    expect(address()).toBe('/compare?ids=5')
    expect(elsewhere()).toBeNull()
  })
})

it('chosen products are cleared, and the focus goes to the last box, or else to the page', async () => {
  const { go } = await renderSite('/products/36')
  act(() => box(36)?.focus())
  await userEvent.keyboard(' ')
  // The bar is loaded with the first choice.
  await settle()
  expect(focused()).toBe(box(36))
  expect(box(36)?.checked).toBe(true)
  act(() => controlOf(screen.getByText('Compare 1 machine')).focus())
  await userEvent.tab()
  expect(focused()).toBe(screen.getByText('Clear'))
  await userEvent.keyboard('{Enter}')
  await settle()
  expect(select('.compare-bar')).toBeNull()
  expect(focused()).toBe(box(36))
  expect(box(36)?.checked).toBe(false)
  await press(box(36))
  await go('/about')
  await press(screen.getByText('Clear'))
  expect(focused()).toBe(select('main'))
  await go('/products/36')
  expect(box(36)?.checked).toBe(false)
})
