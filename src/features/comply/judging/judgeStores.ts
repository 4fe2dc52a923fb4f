import type { Clause, Finding } from '../requirement.ts'
import type { Subject } from '../vocabulary/subject.ts'
import type { Cell } from './cells.ts'

/** Whether a line counts stores: `four cassettes`, `4 x 2,500 notes`. */
export const countsStores = ({ quantities: [first, other], words }: Clause): boolean =>
  ['cassette', 'drum'].includes(first?.to.noun ?? '') ||
  (first?.to.dimension === 'number' && !other && /^number of (?:cassettes|bags|drums)\b/.test(words)) ||
  (first?.to.dimension === 'number' && other !== undefined && /\b\d+ x \d/.test(words))

/** `Four cassettes of 2,500 notes`, by the factors of `4 × 2,500 notes`. */
export const judgeStores = ({ comparison, quantities, words }: Clause, cells: readonly Cell[]): Finding => {
  const [asked, other] = quantities
  const [wanted = Number.NaN] = asked?.to.values ?? []
  const isOfEach = other === undefined || (['note', 'coin'].includes(other.to.noun ?? '') && !other.isSpan)
  const totals = cells
    .filter(
      ({ row, text }) =>
        /cassette|recycling/i.test(row.path) || (/\bbags\b/.test(words) && /\bbag\b/.test(text)),
    )
    .flatMap(({ clauses }) =>
      clauses.flatMap(({ total, quantities: given }) => ({ total, each: given[1] ?? given[0] })),
    )
  const [counted] = totals
  if (
    !isOfEach ||
    quantities.length > 2 ||
    /\btotal\b/.test(words) ||
    !asked ||
    asked.isSpan ||
    !counted ||
    totals.length > 1 ||
    !['bare', 'least'].includes(comparison)
  )
    return { verdict: 'toConfirm', reason: 'figure' }
  const each = counted.each?.to.values[0] ?? Number.NaN
  const number = counted.total ? (counted.total.to.values[0] ?? Number.NaN) / each : 1
  if (!Number.isInteger(number)) return { verdict: 'toConfirm', reason: 'figure' }
  if (
    other?.to.noun !== undefined &&
    counted.each?.to.noun !== undefined &&
    other.to.noun !== counted.each.to.noun
  )
    return { verdict: 'toConfirm', reason: 'figure' }
  const isEnough = number >= wanted && each >= Math.max(...(other?.to.values ?? [0]))
  return { verdict: isEnough ? 'complies' : 'deviates' }
}

/** How a store is kept shut, which does not make a bag of a cassette. */
const secured =
  /^(?:or|seal(?:ed|able)|lock(?:ed|able)|removable|single|(?:self|heat)seal(?:ed|ing)|tamperevident)$/

/** `Storage: cassettes` asks for a kind alone. Where each row names another, the sheet has none of it. */
export const judgeKind = (
  { words, quantities, members, unread, comparison }: Clause,
  { own }: Subject,
  ofOwn: readonly Cell[],
  all: readonly Cell[],
): Finding => {
  const areOthers = all.every(({ text }) => /\b(?:cassettes?|bags?)\b/.test(text))
  const isLacking =
    ofOwn.length === 0 && (unread.length === 0 || areOthers) && all.every(({ text }) => own?.test(text))
  const isMore = quantities.length + members.length + unread.length > 0
  const isOfStorage = /\b(?:stor\w*|kept|keep|held|holds?|collected|retained|medium)\b/.test(words)
  const isOther = /\b(?:suppl|provid|deliver|includ|spare|furnish|carry|number(?! of)|level)/.test(words)
  const isCounted =
    areOthers &&
    ['bare', 'least'].includes(comparison) &&
    quantities.length > 0 &&
    quantities.every(({ to }) => ['count', 'number'].includes(to.dimension))
  const isOfKinds = !/\bbox|container/.test(words) && (isCounted || (isOfStorage && quantities.length === 0))
  const countsThem = quantities[0]?.to.noun === 'cassette' && isCounted
  if (
    isLacking &&
    isOfKinds &&
    (!isOther || countsThem) &&
    !members.length &&
    unread.every((word) => secured.test(word))
  )
    return { verdict: 'deviates' }
  if (isMore || !isOfStorage || isOther) return null
  const isPlain = ofOwn.every(({ clauses }) => clauses.every(({ isConditional }) => !isConditional))
  return ofOwn.length > 0 && isPlain ? { verdict: 'complies' } : null
}
