import { columns, figures } from 'virtual:figures'
import { describe, expect, it } from 'vitest'
import texts from '../../../../../src/content/texts/figureNames.json' with { type: 'json' }
import { isChoices } from '../../../../../src/domain/products/figures/figure.ts'
import { choiceName, figureOf, figureText } from '../../../../../src/domain/products/figures/figureText.ts'

describe('the text of a figure', () => {
  it.each([
    ['speed', 'notes/min', 1000, '1,000 notes/min'],
    ['pockets', 'pockets', 1, '1 pocket'],
    ['speed', 'rolls/min', 1, '1 roll/min'],
    ['ribbonLife', 'million characters', 1, '1 million characters'],
    ['cycle', 's', 1, '1 s'],
    ['cycle', 's', 2.7, '2.7 s'],
    ['temperature', '°C', { from: 0, to: 40 }, '0–40 °C'],
    ['temperature', '°C', { from: -5, to: 50 }, '−5 to 50 °C'],
    ['detection', undefined, { included: ['uv', 'doubles'], onRequest: [] }, 'UV, Double notes'],
    ['currency', undefined, { included: ['KHR'], onRequest: ['THB'] }, 'KHR; THB on request'],
    ['currency', undefined, { included: [], onRequest: ['THB'] }, 'THB on request'],
    ['detection', undefined, { included: [], onRequest: [] }, 'None'],
  ] as const)('%s in %s', (id, unit, value, text) => {
    expect(figureText({ id, ...(unit && { unit }) }, value)).toBe(text)
  })

  it('has the singular of every counted thing', () => {
    const ones = Object.values(columns).flatMap((family) =>
      family.map(({ id, unit = '' }) => figureText({ id, unit }, 1)),
    )
    expect(ones).toContain('1 pocket')
    expect(ones.filter((text) => /[a-z]{2}s\b/.test(text.replace(/million \w+/, '')))).toEqual([])
  })

  it('has a name for each figure and for each choice that is no code', () => {
    for (const name of Object.values(texts.names)) expect(name).not.toBe('')
    const ids = Object.values(figures).flatMap((own) =>
      Object.entries(own).flatMap(([id, value]) =>
        isChoices(value) ? [...value.included, ...value.onRequest].map((choice) => ({ id, choice })) : [],
      ),
    )
    const unnamed = ids.filter(({ id, choice }) => choiceName(id as 'modes', choice) === choice)
    expect(
      [...new Set(unnamed.map(({ choice }) => choice))].filter((id) => !/^([A-Z]{3}|\d+)$/.test(id)),
    ).toEqual([])
  })
})

it('currencies that a machine counts and does not recognise are said to be that', () => {
  const [none, both] = [[], ['SGD']].map((included) => ({
    currency: { included, onRequest: [] },
    passed: { included: ['KHR', 'USD'], onRequest: [] },
  }))
  expect(figureOf('currency', none ?? {})).toBe('Counts, does not recognise: KHR, USD')
  expect(figureOf('currency', both ?? {})).toBe('SGD; Counts, does not recognise: KHR, USD')
  expect(figureOf('currency', {})).toBeUndefined()
})
