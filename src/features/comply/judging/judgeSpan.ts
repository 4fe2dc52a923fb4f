import { ofDimension, type Quantity } from '../reading/quantities.ts'
import type { Clause, Finding } from '../requirement.ts'
import type { Subject } from '../vocabulary/subject.ts'
import type { Cell, CellClause } from './cells.ts'
import { isOfKind } from './judgeAmounts.ts'

/** In the units of the amount, for rounding of °F. */
const rounding = 1e-6

interface Given {
  part: CellClause
  span: Quantity
}

type Ends = readonly [from: number, to: number]

const liesWithin = ([from, to]: Ends, [low, high]: Ends): boolean => from >= low && to <= high

const endsOf = ({ from, to }: Quantity): Ends => [Math.min(...from.values), Math.max(...to.values)]

/**
 * Whether spans reach a value that a product has to reach. A value below every span may be a lower limit, so it is
 * left open.
 */
const judgeReach = (values: readonly number[], given: readonly Given[]): Finding => {
  const ends = given.map(({ span }) => endsOf(span))
  const isWithin = (value: number): boolean =>
    ends.every(([from, to]) => value >= from - rounding && value <= to + rounding)
  const isBeyond = (value: number): boolean => ends.every(([, to]) => value > to + rounding)
  const isPlain = given.every(({ part }) => !part.isConditional)
  if (isPlain && values.every(isWithin)) return { verdict: 'complies' }
  if (isPlain && values.every(isBeyond)) return { verdict: 'deviates' }
  return { verdict: 'toConfirm', reason: isPlain ? 'direction' : 'conditions' }
}

/** Judges a span that a product has to work in: the sheet's has to contain it. */
export const judgeSpan = (clause: Clause, subject: Subject, cells: readonly Cell[]): Finding => {
  const { byWords, dimension, takes } = subject
  if (!dimension) return null
  const asked = ofDimension(clause.quantities, dimension)
  if (asked.length === 0) return null
  if (asked.length > 1 && byWords) return { verdict: 'toConfirm', reason: 'unread' }
  // What is preset lies within what can be set, and what an adapter gives is no mains.
  const all = cells
    .flatMap(({ clauses }) => clauses)
    .filter(
      ({ text }) =>
        !text.startsWith('preset') && (/\b(?:dc|adapt)/.test(clause.words) || !/ dc\b/.test(text)),
    )
  const own = all.filter(({ words }) => [...words].some((word) => subject.part?.test(word)))
  const parts = own.length > 0 ? own : all
  const given = parts.flatMap((part) =>
    ofDimension(part.quantities, dimension).map((span) => ({ part, span })),
  )
  // A row of its own says something, though in another unit.
  if (given.length === 0)
    return byWords || cells.some(({ text }) => / dc\b/.test(text))
      ? { verdict: 'toConfirm', reason: 'figure' }
      : { verdict: 'notStated' }
  const isOfOthers = asked.some(({ to }) => given.some(({ span }) => !isOfKind(to, span.to)))
  if (isOfOthers) return { verdict: 'toConfirm', reason: 'figure' }
  const bound = asked.length === 1 && asked[0]?.isSpan === false ? asked[0].to.values : undefined
  // `10 to 35 °C or wider` asks for no less than this span.
  const isWhole = clause.comparison === 'least' && asked.every(({ isSpan }) => isSpan)
  const isSet =
    takes === true ||
    /\b(?:adjustable|settable|variable|selectable|programmable|can be set)\b/.test(clause.words)
  const isAbility = clause.comparison === 'least' || (isSet && clause.comparison === 'loose')
  // The delay of a lock may be limited.
  if (subject.id === 'lock' && /\bmax/.test(clause.words) && !/able\b/.test(clause.words))
    return { verdict: 'toConfirm', reason: 'direction' }
  if (isAbility && bound) return judgeReach(bound, given)
  // What can be set is an ability, which a limit fits badly.
  if (takes && ['most', 'lessThan'].includes(clause.comparison))
    return { verdict: 'toConfirm', reason: 'direction' }
  const isUpper = ['loose', 'most'].includes(clause.comparison)
  // A limit on what a row spans may be about its lower or its upper end.
  if (clause.comparison !== 'bare' && !isWhole && (!isUpper || byWords))
    return { verdict: 'toConfirm', reason: 'direction' }
  const contains = (low: number, high: number, span: Quantity): boolean => {
    const [from, to] = endsOf(span)
    const isAbove = low >= from - rounding || (isUpper && dimension !== 'voltage')
    return isAbove && high <= to + rounding && high >= from - rounding
  }
  const areSingle = given.every(({ span }) => !span.isSpan)
  const met = asked.flatMap(({ from, to, nominal }) =>
    from.values.flatMap((low) =>
      to.values.map((high) => {
        const each = given.map(({ span }) => contains(low, high, span))
        // A sheet gives its voltage without the tolerance of the mains.
        const isNear = given.some(({ span }) => nominal !== undefined && contains(nominal, nominal, span))
        // 50/60 Hz are two values, and the ends of 50-60 Hz; each of several spans holds for a part of the product.
        if (each.every(Boolean) || (areSingle && each.some(Boolean))) return true
        const areEnds = [low, high].every((end) => given.some(({ span }) => contains(end, end, span)))
        if (areSingle && areEnds) return true
        // What lies around the frequencies or the range that a sheet names, it leaves open.
        const isNamed = (areSingle || byWords) && !takes
        const isWider = isNamed && given.every(({ span }) => liesWithin(endsOf(span), [low, high]))
        // A mains of 100 to 240 V bears a little more.
        const isTolerated =
          dimension === 'voltage' &&
          given.some(({ span }) => liesWithin([low * 1.15, high / 1.15], endsOf(span)) && span.isSpan)
        return isNear || isWider || isTolerated || each.some(Boolean) ? undefined : false
      }),
    ),
  )
  const isOneOf = /\d ?\w* or \d/.test(clause.words) && met.includes(true) && met.includes(false)
  if (met.includes(undefined) || isOneOf) return { verdict: 'toConfirm', reason: 'conditions' }
  if (met.every(Boolean))
    return given.some(({ part }) => part.isConditional)
      ? { verdict: 'toConfirm', reason: 'conditions' }
      : { verdict: 'complies' }
  return { verdict: 'deviates' }
}
