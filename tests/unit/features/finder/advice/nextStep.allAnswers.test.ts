import { describe, expect, it } from 'vitest'
import { countries } from '../../../../../src/content/countries.ts'
import { isAmount, isChoices } from '../../../../../src/domain/products/figures/figure.ts'
import { betterDirection, type FigureId } from '../../../../../src/domain/products/figures/figureIds.ts'
import type { ProductWithFigures } from '../../../../../src/features/finder/advice/finding.ts'
import { choose } from '../../../../../src/features/finder/advice/merits.ts'
import type { Finding } from '../../../../../src/features/finder/advice/nextStep.ts'
import { allFindings, withFigures } from '../../../../support/pages/finder.ts'
import { fixtureProducts } from '../../../../support/site/fixtureProducts.ts'
import { testedProducts } from '../../../../support/site/testedProducts.ts'

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

describe.each(catalogues.map((products) => ({ products })))(
  'all answers, in catalogue %#',
  ({ products }) => {
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
  },
)
