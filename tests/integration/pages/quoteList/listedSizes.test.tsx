// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ListedSizes } from '../../../../src/features/quoteList/ListedSizes.tsx'
import { selectAll } from '../../../support/pages/html.ts'
import { renderPage } from '../../../support/pages/renderPage.tsx'

const show = (...products: { id: number; quantity: number }[]) =>
  renderPage(() => <ListedSizes products={products} />)

const pictures = () => selectAll('figure image')

it('three products of 626 mm stand side by side and need 1,878 mm', () => {
  show({ id: 36, quantity: 3 })
  expect(screen.getByText('Side by side, the 3 machines need a width of 1,878 mm.')).toBeTruthy()
  expect(pictures().map((picture) => picture.getAttribute('x'))).toEqual(['0', '626', '1252'])
  expect(screen.getByRole('img', { name: /side by side/ }).getAttribute('viewBox')).toBe('0 0 1878 725')
})

it('products of several kinds stand on one ground line at one scale', () => {
  show({ id: 36, quantity: 1 }, { id: 5, quantity: 2 })
  expect(screen.getByText('Side by side, the 3 machines need a width of 1,166 mm.')).toBeTruthy()
  const feet = pictures().map(
    (picture) => Number(picture.getAttribute('y')) + Number(picture.getAttribute('height')),
  )
  expect(feet).toEqual([725, 725, 725])
})

it.each([
  [1, 1, 'It needs a width of 626 mm.'],
  [41, 40, /the 41 machines need a width of 25,666 mm. 1 of them is not drawn\.$/],
  [999, 40, /the 999 machines need a width of 625,374 mm. 959 of them/],
])('of %i products it draws %i, and counts all of them', (quantity, drawn, text) => {
  show({ id: 36, quantity })
  expect(screen.getByText(text)).toBeTruthy()
  expect(pictures()).toHaveLength(drawn)
})
