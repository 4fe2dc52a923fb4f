// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { focused } from '../../../support/pages/html.ts'
import { renderSite } from '../../../support/pages/renderSite.ts'

it('a new page has the focus under its title, and so has the one that Back leads to', async () => {
  const { go } = await renderSite('/about')
  const main = screen.getByRole('main')
  await go('/contact')
  expect(focused()).toBe(main)
  expect(main.ariaLabel).toMatch(/^Contact/)

  act(() => within(main).getByRole('link', { name: 'Get a Quote' }).focus())
  await go(-1)
  expect(focused()).toBe(main)
  expect(main.ariaLabel).toMatch(/^About/)
})
