import { describe, expect, it } from 'vitest'
import { columnsOf } from '../../../../../scripts/figures/columnsOf.ts'
import { isOffered } from '../../../../../src/content/categories.ts'
import { countries, type Country } from '../../../../../src/content/countries.ts'
import { isAmount, isChoices } from '../../../../../src/domain/products/figures/figure.ts'
import { betterDirection, type FigureId } from '../../../../../src/domain/products/figures/figureIds.ts'
import { familyOf } from '../../../../../src/domain/products/product.ts'
import { maxCompared } from '../../../../../src/domain/routing/comparePath.ts'
import { paths } from '../../../../../src/domain/routing/paths.ts'
import { parseCataloguePath } from '../../../../../src/features/catalogue/cataloguePath.ts'
import { filterProducts, toSearchable } from '../../../../../src/features/catalogue/filterProducts.ts'
import { arrange } from '../../../../../src/features/catalogue/filters/arrange.ts'
import { facetsOf } from '../../../../../src/features/catalogue/filters/facets.ts'
import type { ProductWithFigures } from '../../../../../src/features/finder/advice/finding.ts'
import { allPath } from '../../../../../src/features/finder/advice/links.ts'
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

const figuresText = ({ figures }: ProductWithFigures): string => JSON.stringify(figures)

const speedOf = ({ figures: { speed } }: ProductWithFigures): number => (isAmount(speed) ? speed : 0)

/** The ids that the page at an address shows, as its own feature finds them. */
const shownAt = (address: string, products: readonly ProductWithFigures[], country: Country): number[] => {
  const { pathname, search, searchParams } = new URL(address, 'https://site.example')
  if (pathname === paths.compare)
    return (searchParams.get('ids') ?? '').split(',').filter(Boolean).slice(0, maxCompared).map(Number)
  const selection = parseCataloguePath(pathname, search)
  if (!selection) throw new Error(`no page: ${address}`)
  const members = Map.groupBy(products, familyOf)
  const data = {
    figures: Object.fromEntries(products.map(({ id, figures }) => [id, figures])),
    columns: Object.fromEntries(
      Array.from(members, ([family, own]) => [
        family,
        columnsOf(
          family,
          own.map(({ figures }) => figures),
        ),
      ]),
    ),
  }
  const searchable = products.map((product) => toSearchable({ ...product, features: [] }))
  const inPlace = filterProducts(searchable, selection, country)
  return arrange(facetsOf(inPlace, selection, data), inPlace, selection, data.figures).found.map(
    ({ id }) => id,
  )
}

const catalogues = [...new Set([fixtureProducts, testedProducts])].map((products) => ({
  products: withFigures(products),
  // Of content that staff edit, two products may be equally good for every answer.
  isFixed: products === fixtureProducts,
}))

describe.each(catalogues)('all answers, in catalogue %#', ({ products, isFixed }) => {
  describe.each(countries)('in %s', (country) => {
    // Other answers with the same products are shown in the same way.
    const keyOf = ({ fitting, answers: { type, daily } }: Finding) =>
      JSON.stringify([fitting.map(({ id }) => id), type, daily?.length])
    const all = allFindings(products, country)
    const findings = [...new Map(all.map((finding) => [keyOf(finding), finding])).values()]

    it.runIf(isFixed)('recommend each product for some of them', () => {
      const recommended = findings.flatMap(({ fitting, answers }) => choose(fitting, answers))
      const texts = new Set(recommended.map(figuresText))
      const forgotten = products.filter(
        (product) => isOffered(product.subcategory, country) && !texts.has(figuresText(product)),
      )
      expect(forgotten.map(({ name }) => name)).toEqual([])
    })

    it('hide none that is better in everything than one they recommend, and not the fastest', () => {
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

    it('link to exactly the products that they count', () => {
      const links = new Map(all.map(({ fitting, answers }) => [allPath(fitting, answers), fitting]))
      for (const [address, fitting] of links) {
        const ids = fitting.map(({ id }) => id)
        expect(shownAt(address, products, country), address).toEqual(ids)
      }
    })
  })
})
