import { columns } from 'virtual:figures'
import { expect, it } from 'vitest'
import { familyOf } from '../../../../../src/domain/products/product.ts'
import { bestOf, caution, enoughText, rowsOf } from '../../../../../src/features/finder/advice/apart.ts'
import {
  fitOnRequest,
  lacksOf,
  silentOnAmount,
  widerTasks,
} from '../../../../../src/features/finder/advice/beside.ts'
import { inNearness } from '../../../../../src/features/finder/advice/finding.ts'
import { choose } from '../../../../../src/features/finder/advice/merits.ts'
import { find } from '../../../../../src/features/finder/advice/nextStep.ts'
import { parseAnswers, toQuery } from '../../../../../src/features/finder/answers/answers.ts'
import finder from '../../../../support/fixtures/finder.json'
import { shippedProducts } from '../../../../support/pages/finder.ts'

const found = (search: string) => find(shippedProducts, parseAnswers(search), 'Cambodia')

const cards = (search: string) => {
  const { answers, fitting } = found(search)
  const shown = choose(fitting, answers)
  return shown.map((product) => ({
    enough: enoughText(product, answers),
    best: bestOf(product, fitting, shown, answers),
    caution: caution(product, answers),
    rows: rowsOf(product, shown, columns[familyOf(product)] ?? [], answers),
  }))
}

it('each product says in what it is the best, and its figures where the shown ones differ', () => {
  const [lightest, , fastest] = cards('handle=notes&daily=8000&type=value&currencies=any')
  expect(lightest?.best).toContain('The lightest of the 4 that fit')
  expect(fastest?.best[0]).toBe('The fastest of the 4 that fit')
  expect(fastest?.rows).toContainEqual({ name: 'Your 8,000 notes', text: '6 minutes' })
  expect(fastest?.rows).toContainEqual({
    name: 'Daily duty',
    text: '120,000 notes/day, 112,000 more than you need',
  })
})

it('an amount has a machine that is enough for it, and pockets to spare are counted', () => {
  const [first, second] = cards('handle=notes&daily=40000&type=pockets&pockets=6')
  expect(first?.enough).toMatch(/ is enough: it gets through your 40,000 notes in \d+ minutes per pass\.$/)
  expect(cards('handle=notes&daily=8000&type=sort&modes=fitness')[0]?.enough).toMatch(
    /your 8,000 notes a day\.$/,
  )
  expect(cards('handle=notes&type=value')[0]?.enough).toBe('')
  expect(second?.rows.map(({ text }) => text)).toContainEqual('8 pockets, 2 more than you need')
})

it('a machine that counts pieces is not said to take no currency', () => {
  const rows = cards('handle=notes&type=pieces').flatMap((card) => card.rows)
  const currencies = rows.filter(({ name }) => name === 'Currencies').map(({ text }) => text)
  expect(currencies).toContainEqual(expect.stringMatching(/^Counts, does not recognise: KHR, USD/))
  expect(currencies).not.toContain('None')
})

it('a slower way of sorting has its own speed, or else a least time; mixed currencies have none', () => {
  const times = (search: string) =>
    cards(search).flatMap(({ rows }) =>
      rows.filter(({ name }) => name === 'Your 8,000 notes').map(({ text }) => text),
    )
  expect(times('handle=notes&daily=8000&type=sort')[0]).toMatch(/^\d+ minutes per pass$/)
  expect(times('handle=notes&daily=8000&type=sort&modes=fitness')[0]).toMatch(
    /^At least \d+ minutes per pass$/,
  )
  const [card] = cards('handle=notes&daily=8000&type=sort&modes=serial')
  expect(card?.rows).toContainEqual({ name: 'Your 8,000 notes', text: '9 minutes per pass' })
  expect(card?.rows).toContainEqual({ name: 'Speed with serial numbers', text: '900 notes/min' })
  expect(times('handle=notes&daily=8000&type=mixed')).toEqual([])
})

it('each shown product has a reason of its own', () => {
  const best = cards('handle=notes&daily=40000&type=pockets&currencies=KHR,USD&pockets=4').map(
    (card) => card.best,
  )
  expect(best.filter((phrases) => phrases.length === 0)).toEqual([])
  expect(best.flat()).toContainEqual(expect.stringMatching(/^Built for [\d,]+ notes a day$/))
})

it.each(finder.lacking)('$search: $phrase', ({ search, phrase }) => {
  const { answers, matches } = found(search)
  const lacks = inNearness(matches).flatMap((match) => lacksOf(match, answers))
  expect(lacks).toContain(phrase)
})

it('sheets that name no amount a day, and sorters that count as well, are not forgotten', () => {
  const safes = found('handle=deposits&type=safe&daily=500')
  expect(silentOnAmount(safes.matches).map(({ id }) => id)).toEqual([27])
  const other = found('handle=deposits&type=safe&daily=500&currencies=JPY')
  expect(silentOnAmount(other.matches), 'it does not read them').toEqual([])
  const value = found('handle=notes&type=value&daily=90000&currencies=KHR')
  const wider = widerTasks(value.offered, value.answers)
  expect(wider.map(({ id, count }) => [id, count])).toEqual([
    ['sort', 2],
    ['pockets', 3],
  ])
})

it('one machine that counts mixed currencies has others beside it, each link with exactly these', () => {
  const mixed = found('handle=notes&daily=8000&type=mixed&currencies=KHR,USD')
  expect(mixed.fitting.map(({ id }) => id)).toEqual([8])
  const wider = widerTasks(mixed.offered, mixed.answers)
  expect(wider.map(({ id }) => id)).toEqual(['value', 'sort', 'pockets'])
  for (const { answers, count } of wider) {
    const shown = found(toQuery(answers))
    expect(shown.step).toBeUndefined()
    expect(shown.fitting).toHaveLength(count)
  }
})

it('a sorter with fewer pockets does it in several runs, whatever their number was', () => {
  const many = found('handle=notes&type=pockets&daily=20000&pockets=8&currencies=KHR&modes=any')
  expect(many.fitting.length).toBeGreaterThan(0)
  const [several] = widerTasks(many.offered, many.answers)
  expect(several?.id).toBe('sort')
  const shown = found(toQuery(several?.answers ?? {}))
  expect(shown.step).toBeUndefined()
  expect(shown.fitting).toHaveLength(several?.count ?? 0)
})

it('a speed that a sheet states for fitness sorting alone says so, and makes nothing the fastest', () => {
  const [group, answers] = [
    shippedProducts.filter(({ id }) => id === 9 || id === 14),
    parseAnswers('handle=notes&type=sort'),
  ]
  const [one, other] = group
  if (!one || !other) throw new Error('no sorters')
  const alone = { ...one, figures: { ...one.figures, speed: 800, fitnessSpeed: 800 } }
  const columnsOf = columns[familyOf(alone)] ?? []
  expect(rowsOf(alone, [alone, other], columnsOf, answers)).toContainEqual({
    name: 'Sorting speed',
    text: '800 notes/min by fitness',
  })
  const fastest = (shown: typeof group) => bestOf(other, shown, shown, answers)
  expect(fastest(group)).toContain('The fastest of the 2 that fit')
  expect(fastest([alone, other])).not.toContain('The fastest of the 2 that fit')
})

it('no product is the fastest twice', () => {
  const fastest = cards('handle=notes&daily=8000&type=pieces&detect=any').flatMap(({ best }) =>
    best.filter((phrase) => phrase.startsWith('The fastest')),
  )
  expect(fastest).toHaveLength(1)
})

it('a sorter that does not sort by currency says so to buyers of several', () => {
  const cautions = (search: string) => cards(search).flatMap((card) => card.caution)
  expect(cautions('handle=notes&type=sort&currencies=KHR,USD')).toContain('Does not sort by currency')
  expect(cautions('handle=notes&type=sort&currencies=KHR')).toEqual([])
  expect(cautions('handle=notes&type=sort&currencies=KHR,USD&modes=currency')).toEqual([])
})

it('products that read a currency on request are not forgotten', () => {
  const { matches, answers } = found('handle=notes&type=pockets&currencies=KHR,THB')
  const also = fitOnRequest(matches, answers).map((match) => lacksOf(match, answers))
  expect(also.length).toBeGreaterThan(0)
  expect(new Set(also.flat())).toEqual(new Set(['Currencies: THB on request only']))
})
