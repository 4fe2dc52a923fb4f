import { type Amount, ofDimension, type Quantity } from '../reading/quantities.ts'
import type { Clause, Comparison, Finding } from '../requirement.ts'
import type { Subject } from '../vocabulary/subject.ts'
import type { Dimension } from '../vocabulary/units.ts'
import type { Cell, CellClause } from './cells.ts'

/** A share by which an approximate figure may be off. */
const roughly = 0.1

interface Bound {
  least?: number
  most?: number
  isStrict?: boolean
}

const meets = (offered: number, { least = -Infinity, most = Infinity, isStrict = false }: Bound): boolean =>
  isStrict ? offered > least && offered < most : offered >= least && offered <= most

/** The readings of a requirement as bounds; undefined where its comparison fits its subject badly. */
const boundsOf = (
  { from, to, isSpan }: Quantity,
  comparison: Comparison,
  { better = null, takes, byWords, isNominal }: Subject,
): Bound[] | undefined => {
  const pairs = from.values.flatMap((low) => to.values.map((high) => [low, high] as const))
  const spans = pairs.filter(([least, most]) => least <= most).map(([least, most]) => ({ least, most }))
  // What is taken has to contain what is asked, of which a sheet names the end alone.
  if (isSpan && takes) return spans.map(({ most }) => ({ least: most }))
  if (isSpan) return better === null && (!byWords || isNominal) ? spans : undefined
  const each = (make: (value: number) => Bound[]) => to.values.flatMap(make)
  const isMore = better === 'more'
  switch (comparison) {
    case 'least':
    case 'moreThan':
      return better === 'less' ? undefined : each((least) => [{ least, isStrict: comparison === 'moreThan' }])
    case 'most':
    case 'lessThan':
      return isMore ? undefined : each((most) => [{ most, isStrict: comparison === 'lessThan' }])
    case 'loose':
      if (takes) return each((least) => [{ least }])
      return isMore ? each((value) => [{ least: value }, { most: value }]) : each((most) => [{ most }])
    case 'exactly':
      return each((value) => [{ least: value, most: value }])
    case 'bare':
      if (isMore || takes) return each((least) => [{ least }])
      return each((value) => (better === 'less' ? [{ most: value }] : [{ least: value, most: value }]))
  }
}

/** Mixed coins are coins, but coins of one kind are no mixed ones. */
export const isOfKind = ({ noun: asked }: Amount, { noun: given }: Amount): boolean =>
  asked === undefined || given === undefined || given === asked || given === `mixed ${asked}`

/** Whether an amount counts what its subject is about, or does not say what it counts. */
export const countsOwn = ({ noun }: Amount, subject: { noun?: string | undefined }): boolean =>
  subject.noun === undefined || noun === undefined || noun === subject.noun

const isComparable = (asked: Amount, given: Amount, subject: Subject): boolean =>
  // VA are no W.
  asked.dimension !== 'apparentPower' &&
  (given.dimension === subject.dimension ||
    (given.dimension === 'number' && subject.noun !== undefined) ||
    (given.dimension === 'count' && subject.dimension === 'number')) &&
  // A bundle has a band, and a note a number.
  (isOfKind(asked, given) ||
    subject.id === 'serialMemory' ||
    (subject.id === 'strappingSpeed' && given.noun === 'band')) &&
  [asked, given].every((amount) => countsOwn(amount, subject))

const ofOne = /\b(?:per|each|every)\b/

const valuesOf = (
  { quantities, total, isApproximate, isBelow }: CellClause,
  { words }: Clause,
  asked: Amount,
  subject: Subject,
): number[] => {
  const isOfAll =
    /\b(?:total|final|overall)\b/.test(words) ||
    (subject.own && !subject.own.test(words) && !/\b(?:one|single|each|unit|container)\b/.test(words))
  const own = total && isOfAll ? [total] : quantities.filter((each) => each !== total || !ofOne.test(words))
  const all = own.filter(({ to }) => isComparable(asked, to, subject))
  const named = all.filter(({ to }) => to.noun !== undefined && to.noun === subject.noun)
  return (named.length > 0 ? named : all)
    .flatMap(({ from, to }) => [...from.values, ...to.values])
    .map((value) => (isBelow ? value - Number.EPSILON * value : value))
    .flatMap((value) => (isApproximate ? [value * (1 - roughly), value * (1 + roughly)] : [value]))
}

/** The parts of cells that a line asks about: those of its conditions, or all but what is said of standby. */
const clausesFor = (
  cells: readonly Cell[],
  wanted: readonly string[],
  { id, part }: Subject,
  words: string,
): CellClause[] => {
  const all = cells.flatMap(({ clauses }) => clauses)
  const parts = all.filter(({ words }) => [...words].some((word) => part?.test(word)))
  const own = parts.length > 0 ? parts : all
  // `800 notes/min sorting, 1,000 notes/min counting` gives each its own.
  const way = id.replace('denomination', 'sorting').replace(/Speed$/, '')
  const asked = [...wanted, way].filter((id) => own.some(({ qualifiers }) => qualifiers.includes(id)))
  // `300 notes, mixed` says it of all notes.
  const areAllSo = asked.every((id) => own.some(({ text }) => text === id))
  if (asked.length > 0 && !areAllSo)
    return own.filter(
      ({ qualifiers }) =>
        asked.every((id) => qualifiers.includes(id)) &&
        // Those of `mixed value` are of one currency.
        !(/\bmixed[- ]value\b/.test(words) && qualifiers.includes('mixedCurrencies')),
    )
  return own.filter(({ qualifiers }) => !qualifiers.includes('standby'))
}

/** `2` beside a cassette counts cassettes and does not give their capacity. `0.1 %` is an error rate. */
const isOfOther = ({ to: { dimension, noun, values } }: Quantity, subject: Subject): boolean => {
  const isPlain = noun === undefined && subject.noun === undefined
  const isCapacity = subject.isThing !== undefined || subject.dimension === 'count'
  if (subject.id === 'accuracy') return values.some((value) => value < 50)
  return (
    isPlain && isCapacity && ['number', 'count'].includes(dimension) && values.some((value) => value < 20)
  )
}

const isOfUse = ['sound', 'power']

/** The work during which a line gives its figure. */
const workIn = (words: string, dimension: Dimension): string | undefined =>
  /\b(?:while|during|when|in) ((?!operat|work|process)[a-z]+ing)\b/.exec(words)?.[1] ??
  (isOfUse.includes(dimension) ? /\b(?:count|sort|print|seal)ing\b/.exec(words)?.[0] : undefined)

/** Judges the amounts of a line. Each figure that the sheet gives has to meet them, under any condition. */
export const judgeAmounts = (clause: Clause, subject: Subject, cells: readonly Cell[]): Finding => {
  const { also = [], better = null, dimension } = subject
  if (!dimension) return null
  const quantities = [dimension, ...also].flatMap((kind) => ofDimension(clause.quantities, kind))
  if (quantities.length === 0) return null
  if (quantities.length > 1) return { verdict: 'toConfirm', reason: 'unread' }
  const [quantity] = quantities as [Quantity]
  if (isOfOther(quantity, subject)) return { verdict: 'toConfirm', reason: 'direction' }
  // Better may be less, and up to so many a limit or an ability.
  const isUnsaid =
    better === null &&
    ((clause.comparison === 'least' && /\b(?:better|superior)\b/.test(clause.words)) ||
      (clause.comparison === 'loose' && subject.byWords && !subject.takes && /\bup to\b/.test(clause.words)))
  const bounds = isUnsaid ? undefined : boundsOf(quantity, clause.comparison, subject)
  if (!bounds || bounds.length === 0) return { verdict: 'toConfirm', reason: 'direction' }
  const unmet = clause.qualifiers.filter((id) => !isNamed(id, subject, cells))
  if (unmet.includes('standby')) return { verdict: 'notStated' }
  if (unmet.length > 0) {
    // What holds too little or is too slow is so for mixed notes too.
    const isOfAll =
      dimension === 'count' || (dimension === 'perMinute' && unmet.every((id) => id === 'mixed'))
    const plainOf = (qualifiers: readonly string[]) =>
      judgeAmounts({ ...clause, qualifiers }, subject, cells)?.verdict
    const counting = isNamed('counting', subject, cells) ? ['counting'] : []
    if (unmet.every((id) => isEasier(id, subject)) && plainOf(counting) === 'complies')
      return { verdict: 'complies' }
    return isOfAll && plainOf([]) === 'deviates'
      ? { verdict: 'deviates' }
      : { verdict: 'toConfirm', reason: 'conditions' }
  }
  const parts = clausesFor(cells, clause.qualifiers, subject, clause.words)
  const given = parts
    .map((part) => ({ part, values: valuesOf(part, clause, quantity.to, subject) }))
    .filter(({ values }) => values.length > 0)
  const settings = given.filter(({ part }) => part.isSetting)
  const values =
    given.length > 0 &&
    subject.hasSettings &&
    (settings.length === given.length || /\b(?:highest|top) (?:\w+ )?(?:speed|rate)\b/.test(clause.words))
      ? [Math.max(...given.flatMap((each) => each.values))]
      : given.flatMap((each) => each.values)
  if (values.length === 0)
    return subject.isSilent ? { verdict: 'notStated' } : { verdict: 'toConfirm', reason: 'figure' }
  const isOfLowest =
    /\b(?:lowest|slowest|low) (?:\w+ )?(?:speed|rate)\b/.test(clause.words) ||
    (settings.length > 1 && /\bminimum (?:\w+ )?(?:speed|rate)\b/.test(clause.words))
  if (isOfLowest) return { verdict: 'toConfirm', reason: 'direction' }
  const isAlternative = given.length === 1 && given.every(({ part }) => part.isAlternative)
  // Between 20 mm or 30 mm nothing is offered.
  if (isAlternative && quantity.isSpan) return { verdict: 'toConfirm', reason: 'conditions' }
  const met = bounds.flatMap((bound) => {
    const each = values.map((value) => meets(value, bound))
    return isAlternative ? [each.some(Boolean)] : each
  })
  const isConditional = given.some(({ part }) => part.isConditional && given.length === 1)
  const work = workIn(clause.words, dimension)
  const isOfOtherWork =
    work !== undefined && given.some(({ part }) => /ing\b/.test(part.text) && !part.text.includes(work))
  // What prints may be louder in other work.
  const isOfAllWork =
    dimension === 'sound' &&
    /\b(?:in (?:use|operation|service)|operating|working|running)\b/.test(clause.words) &&
    given.some(({ part }) => part.text.includes('while printing'))
  if (met.every(Boolean))
    return isConditional || isOfOtherWork || isOfAllWork
      ? { verdict: 'toConfirm', reason: 'conditions' }
      : { verdict: 'complies' }
  // A sheet's accuracy is the least of it.
  if (subject.id === 'accuracy') return { verdict: 'toConfirm', reason: 'figure' }
  if (isOfOtherWork) return { verdict: 'toConfirm', reason: 'conditions' }
  const isExact = clause.comparison === 'bare' && better === null && !subject.isNominal
  const isOfOtherPart =
    subject.isNominal &&
    cells.some(({ clauses }) =>
      clauses.some((part) =>
        valuesOf(part, clause, quantity.to, subject).some((value) =>
          bounds.some((bound) => meets(value, bound)),
        ),
      ),
    )
  if (met.some(Boolean) || isExact || isOfOtherPart)
    return {
      verdict: 'toConfirm',
      reason: isExact ? 'direction' : bounds.length > 1 ? 'number' : 'conditions',
    }
  // What several of a kind hold together, the sheet may not say.
  const isOfEach =
    !/\b(?:each|per)\b/.test(clause.words) && given.some(({ part }) => /\beach\b/.test(part.text))
  // What is too much at one speed is too much.
  const isExceeded = better === 'less' && given.every(({ part }) => part.isAtAmount || !part.isConditional)
  if (isExceeded) return { verdict: 'deviates' }
  return isConditional || isOfEach ? { verdict: 'toConfirm', reason: 'conditions' } : { verdict: 'deviates' }
}

/** Counting pieces is the quickest that a machine does, and its power includes that for counting. */
export const isEasier = (id: string, { dimension = 'number' }: Subject): boolean =>
  (id === 'pieces' && dimension === 'perMinute') ||
  (id === 'counting' && ['power', 'sound'].includes(dimension))

/** Whether a condition of the line is one of the subject itself, or is named by the sheet. */
export const isNamed = (id: string, subject: Subject, cells: readonly Cell[]): boolean =>
  cells.some(({ clauses }) => clauses.some(({ qualifiers }) => qualifiers.includes(id))) ||
  subject.id.toLowerCase().startsWith(id.replace(/ing$/, ''))
