import { act, fireEvent, screen } from '@testing-library/react'
import { expect } from 'vitest'
import type { Country } from '../../../src/content/countries.ts'
import { type Filter, namesFor } from '../site/namesFor.ts'
import { select, selectAll } from './html.ts'
import { settle } from './renderSite.ts'

export const searchField = () => screen.getByLabelText<HTMLInputElement>('Search products')
export const categoryField = () => screen.getByLabelText<HTMLSelectElement>('Category')
export const subcategoryField = () => screen.queryByLabelText<HTMLSelectElement>('Subcategory')

const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent)

export const optionsOf = (box: HTMLSelectElement | null) => textsOf([...(box?.options ?? [])])

/** The shown cards and their names, in their order. */
export const shownCards = () => selectAll('main li:not([hidden]) > article')
export const shownNames = () => textsOf(shownCards().flatMap((card) => select('h2', card) ?? []))

/** The place and how many products are found there. */
export const countLine = () => select('main [role=status]')

export const typeSearch = (text: string) =>
  act(() => void fireEvent.change(searchField(), { target: { value: text } }))

/** Chooses by what an option stands for, and lets the list of the choice arrive. */
export const choose = async (box: HTMLElement | null, value: string) => {
  if (!box) throw new Error('no such field')
  fireEvent.change(box, { target: { value } })
  await settle()
}

/** The fields and the cards show one filter. */
export const expectFilter = (filter: Filter, country: Country = 'Cambodia') => {
  expect(shownNames()).toEqual(namesFor(filter, country))
  expect(searchField().value).toBe(filter.search ?? '')
  expect(categoryField().value).toBe(filter.category ?? 'all')
  const value = subcategoryField()?.value
  expect(value === 'all' ? undefined : value).toBe(filter.subcategory)
}
