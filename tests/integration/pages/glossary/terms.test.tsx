// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import glossary from '../../../../src/content/data/glossary.json'
import { selectAll } from '../../../support/pages/html.ts'
import { press, renderSite, settle } from '../../../support/pages/renderSite.ts'

const term = (name: string) => screen.getByText(name, { selector: '[data-term]' })
const textOf = (id: string) => glossary.terms.find((entry) => entry.id === id)?.text
const explanations = () => selectAll('#explanation').map(({ textContent }) => textContent)

it('one term is explained at a time, until another press, or Back to another tab', async () => {
  const { go } = await renderSite('/products/5')
  await press(screen.getByText('Specifications', { selector: '[role=tab]' }))
  await press(term('Hopper'))
  expect(explanations()).toEqual([textOf('hopper')])
  act(() => term('Stacker').focus())
  await settle()
  expect(explanations()).toEqual([textOf('stacker')])
  await press(term('Stacker'))
  expect(explanations(), 'the focus has opened it, and the press keeps it').toEqual([textOf('stacker')])
  await press(term('Stacker'))
  expect(explanations()).toEqual([])
  await press(term('Hopper'))
  await go(-1)
  expect(explanations()).toEqual([])
})
