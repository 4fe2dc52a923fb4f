// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Component } from '../../../../src/app/routes/compare.tsx'
import { makeStore } from '../../../../src/app/store.ts'
import { productChosen } from '../../../../src/parts/compare/comparisonSlice.ts'
import { fakeServices } from '../../../support/pages/fakes.ts'
import { select } from '../../../support/pages/html.ts'
import { renderPage } from '../../../support/pages/renderPage.tsx'

const mc280 = 'MC 280 Mixed-Value Money Counter'
const mc320 = 'MC 320 High-Speed Mixed-Value Counter'

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
  await screen.findByRole('columnheader', { name: new RegExp(mc320) })
  expect(cellsOf(/^Speed \(differs\)/)).toEqual(['1,000 notes/min', '1,500 notes/min Best'])
  expect(cellsOf(/^Hopper/)).toEqual(Array(2).fill('300 notes, refill while counting'))
})

it('says in words what a sheet does not state, and what only one states in one row', async () => {
  show(5, 6, 36)
  await screen.findByRole('columnheader', { name: new RegExp(mc320) })
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

it('says that products are loading, and offers no differences for a single product', async () => {
  show(5)
  expect(screen.getByText('The machines are being loaded.')).not.toBeNull()
  await screen.findByRole('columnheader', { name: new RegExp(mc280) })
  expect(screen.queryByText('The machines are being loaded.')).toBeNull()
  expect(screen.queryByRole('checkbox', { name: 'Only differences' })).toBeNull()
})

it('shares its address', async () => {
  const { services } = show(5)
  const share = await screen.findByRole('button', { name: 'Share' })
  act(() => share.click())
  expect(services.shared).toEqual([{ title: 'Compare machines', url: window.location.href }])
})
