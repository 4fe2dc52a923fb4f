import type { Clause, Finding } from '../requirement.ts'
import type { Subject } from '../vocabulary/subject.ts'
import type { Cell } from './cells.ts'

/** How a store is kept shut, which does not make a bag of a cassette. */
const secured =
  /^(?:or|secured|seal(?:ed|able)|lock(?:ed|able)|removable|single|(?:self|heat)seal(?:ed|ing)|tamperevident)$/

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
