import { describe, expect, it } from 'vitest'
import { countries, type Country } from '../../../../../src/content/countries.ts'
import { isAmount, isChoices } from '../../../../../src/domain/products/figures/figure.ts'
import { betterDirection, type FigureId } from '../../../../../src/domain/products/figures/figureIds.ts'
import type { ProductWithFigures } from '../../../../../src/features/finder/advice/finding.ts'
import { choose } from '../../../../../src/features/finder/advice/merits.ts'
import { find, type Finding, openingQuestion } from '../../../../../src/features/finder/advice/nextStep.ts'
import { parseAnswers } from '../../../../../src/features/finder/answers/answers.ts'
import finder from '../../../../support/fixtures/finder.json'
import { allFindings, shippedProducts, withFigures } from '../../../../support/pages/finder.ts'
import { fixtureProducts } from '../../../../support/site/fixtureProducts.ts'
import { testedProducts } from '../../../../support/site/testedProducts.ts'

const found = (search: string, country: Country = 'Cambodia') =>
  find(shippedProducts, parseAnswers(search), country)
const step = (search: string, country?: Country) => found(search, country).step
const fitting = (search: string, country?: Country) => found(search, country).fitting.map(({ id }) => id)
const shown = (search: string) => {
  const finding = found(search)
  return choose(finding.fitting, finding.answers).map(({ id }) => id)
}

describe('the questions', () => {
  it('begin with what is handled, and offer only what products differ in', () => {
    expect(openingQuestion({})).toMatchObject({ id: 'handle', number: 1 })
    expect(step('handle=notes')).toMatchObject({ id: 'daily', number: 2, most: 6 })
    expect(step('handle=notes')?.found?.([])).toHaveLength(12)
    expect(step('handle=notes')?.found?.(['250000'])).toHaveLength(1)
    expect(step('handle=notes&daily=40000')?.choices).toEqual(['pieces', 'value', 'mixed', 'sort', 'pockets'])
    expect(step('handle=notes&daily=130000')?.choices).toEqual(['pieces', 'sort', 'pockets'])
    const { found, ...pockets } = step('handle=notes&daily=40000&type=pockets') ?? {}
    expect(pockets).toEqual({ id: 'pockets', number: 4, most: 6, choices: ['6', '8'] })
    expect(found?.([])).toHaveLength(3)
    expect(step('handle=notes&daily=40000&type=pockets&pockets=8'), 'one is left').toBeUndefined()
    expect(step('handle=notes&daily=any&type=value')).toMatchObject({ id: 'currencies', number: 4 })
    expect(step('handle=documents&type=pages')).toBeUndefined()
    expect(step('handle=coins'), 'nothing is offered').toBeUndefined()
    expect(step('handle=coins', 'Singapore')).toMatchObject({ id: 'daily' })
  })

  it('take the only task that is left as answered', () => {
    expect(found('handle=notes&daily=250000').answers.type).toEqual(['pockets'])
    expect(found('handle=notes&daily=900000').answers.type, 'nothing fits').toBeUndefined()
  })
})

describe('what fits', () => {
  it.each(finder.fitting)('$search: $ids', ({ search, ids }) => {
    expect(fitting(search)).toEqual(ids)
  })

  it('is shown by the lightest, the fastest and the nearest amount, the least amount first', () => {
    expect(shown('handle=notes&daily=40000&type=value')).toEqual([5, 7, 6])
    expect(shown('handle=notes&daily=8000&type=pieces')).toEqual([2, 4, 6])
  })
})

const size: readonly FigureId[] = ['weight', 'width', 'depth', 'height']

/** Whether a sheet states all that another states, each figure as good or better, and one better. */
const isBetterInAll = (one: ProductWithFigures, other: ProductWithFigures): boolean => {
  const ids = Object.keys({ ...one.figures, ...other.figures }) as FigureId[]
  const gains = ids.map((id) => {
    const [own, its] = [one.figures[id], other.figures[id]]
    if (its === undefined) return 1
    if (own === undefined) return -1
    if (isAmount(own) && isAmount(its)) {
      const direction = size.includes(id) ? 'less' : betterDirection(id)
      return direction === null ? 0 : direction === 'more' ? own - its : its - own
    }
    if (!isChoices(own) || !isChoices(its)) return 0
    return its.included.every((choice) => own.included.includes(choice))
      ? own.included.length - its.included.length
      : -1
  })
  return Math.min(...gains) >= 0 && Math.max(...gains) > 0
}

const speedOf = ({ figures: { speed } }: ProductWithFigures): number => (isAmount(speed) ? speed : 0)

const catalogues = [...new Set([fixtureProducts, testedProducts])].map(withFigures)

describe.each(catalogues.map((products) => ({ products })))('all answers, catalogue %#', ({ products }) => {
  describe.each(countries)('in %s', (country) => {
    // Other answers with the same products are shown in the same way.
    const keyOf = ({ fitting, answers: { type, daily } }: Finding) =>
      JSON.stringify([fitting.map(({ id }) => id), type, daily?.length])
    const all = allFindings(products, country)
    const findings = [...new Map(all.map((finding) => [keyOf(finding), finding])).values()]

    it('hide no product that beats a shown one in everything, or is faster than all of these', () => {
      for (const { fitting, answers } of findings) {
        const shown = choose(fitting, answers)
        expect(shown).toHaveLength(Math.min(fitting.length, 3))
        const hidden = fitting.filter((product) => !shown.includes(product))
        const beaten = shown.filter((product) => hidden.some((other) => isBetterInAll(other, product)))
        expect(beaten, JSON.stringify(answers)).toEqual([])
        const fastest = Math.max(0, ...shown.map(speedOf))
        expect(Math.max(0, ...hidden.map(speedOf)), JSON.stringify(answers)).toBeLessThanOrEqual(fastest)
      }
    })
  })
})
