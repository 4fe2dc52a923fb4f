// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { markSheet } from '../../../../scripts/build/markSheet.ts'
import { Specifications } from '../../../../src/features/product/tabs/Specifications.tsx'
import { focused, select, selectAll } from '../../../support/pages/html.ts'
import { renderAddress, renderPage } from '../../../support/pages/renderPage.tsx'
import { renderSite, settle } from '../../../support/pages/renderSite.ts'
import { productOf } from '../../../support/site/fixtureProducts.ts'

const product = productOf(5)

const titles = ['Overview', 'Specifications', 'Videos'] as const
type Title = (typeof titles)[number]

const tab = (name: Title) => screen.getByText(name, { selector: '[role=tab]' })
const press = (name: Title) => {
  fireEvent.click(tab(name))
  return settle()
}

const expectOpen = (name: Title) => {
  for (const title of titles) expect(tab(title).getAttribute('aria-selected')).toBe(String(title === name))
  const panels = selectAll('[role=tabpanel]:not([hidden])')
  expect(panels.map((panel) => panel.getAttribute('aria-labelledby'))).toEqual([tab(name).id])
  expect(select('h2', panels[0])?.textContent).toBe(name)
}

it('three tabs, Overview first, with every feature', async () => {
  await renderAddress('/products/5')
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(titles)
  expect(screen.getAllByRole('tabpanel', { hidden: true }), 'for print').toHaveLength(3)
  expectOpen('Overview')
  const features = within(screen.getByRole('tabpanel')).getAllByRole('listitem')
  expect(features.map(({ textContent }) => textContent)).toEqual(product.features)
})

describe('the address of a tab', () => {
  const open = async (path: string) => {
    const view = await renderSite(path)
    const expectAt = (name: Title, hash: string) => {
      expect(view.address()).toBe(`/products/5${hash}`)
      expectOpen(name)
    }
    return { ...view, expectAt }
  }

  it('changes with a press, and Back and Forward lead through the tabs', async () => {
    const { expectAt, go } = await open('/products/5')
    await press('Specifications')
    expectAt('Specifications', '#specifications')
    await press('Videos')
    expectAt('Videos', '#videos')
    await press('Overview')
    expectAt('Overview', '')
    await go(-2)
    expectAt('Specifications', '#specifications')
    await go(-1)
    expectAt('Overview', '')
    await go(1)
    expectAt('Specifications', '#specifications')
  })

  it('makes one history entry, however many keys move along the tabs', async () => {
    const { address, expectAt, go } = await open('/about')
    await go('/products/5')
    act(() => tab('Overview').focus())
    for (const [key, title] of [
      ['ArrowRight', 'Specifications'],
      ['End', 'Videos'],
      ['ArrowRight', 'Overview'],
      ['ArrowLeft', 'Videos'],
      ['Home', 'Overview'],
    ] as const) {
      fireEvent.keyDown(focused() ?? document.body, { key })
      await settle()
      expect(focused()).toBe(tab(title))
      expectAt(title, title === 'Overview' ? '' : `#${title.toLowerCase()}`)
    }
    await go(-1)
    expect(address()).toBe('/about')
  })

  it('opens the tab, and a hash without a tab keeps the open one', async () => {
    const { expectAt, go } = await open('/products/5#specifications')
    expectAt('Specifications', '#specifications')
    await go('#main')
    expectAt('Specifications', '#main')
    await press('Overview')
    expectAt('Overview', '')
  })

  it('is that of the first tab with another product', async () => {
    const { go } = await open('/products/5#specifications')
    await go('/products/6')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('MC 320')
    expectOpen('Overview')
  })
})

describe('the specifications', () => {
  it('have groups under their names, lists as lists, and their revision', async () => {
    await renderAddress('/products/5#specifications')
    const panel = within(screen.getByRole('tabpanel'))
    const capacity = within(panel.getByRole('table', { name: 'Capacity' }))
    const labels = capacity.getAllByRole('rowheader').map(({ textContent }) => textContent)
    expect(labels).toEqual(['Hopper', 'Stacker', 'Batch'])
    const currencies = within(panel.getByRole('row', { name: /^Currencies/ }))
    expect(currencies.getAllByRole('listitem')).toHaveLength(8)
    expect(panel.getByText(/^Revision \d+ of \w+ \d+, 20\d\d$/)).toBeTruthy()
  })

  it('leave what the place of the product needs to its size, to which a link at the top leads', async () => {
    await renderAddress('/products/5')
    expect(screen.getByRole('link', { name: 'Room and power' }).getAttribute('href')).toBe('/products/5#size')
    const size = within(screen.getByRole('region', { name: 'Size' }))
    const place = within(size.getByRole('table', { name: 'Site preparation' }))
    const notStated = place.getByRole('row', { name: /^Not stated/ }).textContent
    expect(notStated).toBe('Not statedclearance behind, sockets')
  })

  it('mark the terms of a group titled General, next to rows without a group', () => {
    const specifications = { Weight: '4 kg', General: { Batch: '1-100' } }
    const terms = markSheet(specifications, [{ id: 'batch', name: 'Batch', also: [], text: '', see: [] }])
    renderPage(() => <Specifications product={{ specifications, terms, revision: '' }} />)
    expect(screen.getByText('Batch').getAttribute('href')).toBe('/glossary#batch')
  })
})
