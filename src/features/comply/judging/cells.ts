import { rowsOf, type SpecificationRow } from '../../../domain/products/specificationGroups.ts'
import { plainText, stemOf, wordsOf } from '../reading/plainText.ts'
import {
  type Amount,
  maskAmounts,
  type Masked,
  type Quantity,
  readQuantities,
} from '../reading/quantities.ts'
import type { Clause, Sheet } from '../requirement.ts'
import { approximations, negations, optionWords, qualifiers, things } from '../vocabulary/phrases.ts'
import { subjectOf } from '../vocabulary/rowSubjects.ts'
import type { Subject } from '../vocabulary/subject.ts'

/** A part of a sheet's cell with what it gives. */
export interface CellClause {
  text: string
  /** Its words and those of its row's label. */
  words: ReadonlySet<string>
  quantities: readonly Quantity[]
  /** What `4 × 70 notes` are in all. */
  total?: Quantity
  sides: readonly Amount[]
  /** It holds only for an option, another version, or under a condition. */
  isConditional: boolean
  /** It holds for one speed, as in `66 dB(A) at 1,500 notes/min`. */
  isAtAmount: boolean
  isApproximate: boolean
  /** Its amount is a limit that is not reached, as in `below 45 dB(A)`. */
  isBelow: boolean
  qualifiers: readonly string[]
  /** The list that it stands in, with the label. */
  list: string
  /** That list ends with a condition, as in `THB, VND and MYR on request`. */
  isInConditionalList: boolean
  /** It is one of several plain amounts of a list. */
  isSetting: boolean
  /** Its amounts are a choice, as in `20 mm or 30 mm`. */
  isAlternative: boolean
}

/** A row of a sheet, made plain. */
export interface Cell {
  row: SpecificationRow
  /** With its label. */
  text: string
  clauses: readonly CellClause[]
  /** The sheet says that the product has none. */
  isNone: boolean
}

/** Whether words have this one, in any of its forms. */
export const hasWord = (words: ReadonlySet<string>, word: string): boolean =>
  words.has(word) || words.has(stemOf(word))

const productOf = (factor: Amount, part: Amount): Quantity => {
  const amount = { ...part, values: part.values.map((value) => value * (factor.values[0] ?? Number.NaN)) }
  return { from: amount, to: amount, isSpan: false }
}

/** A figure `at 1,500 notes/min` says nothing of the full speed; at 300 dpi or 10 cpi it is the usual one. */
const isAtAmount = ({ text, amounts }: Masked): boolean => {
  const [, index] = /\bat #(\d+)/.exec(text) ?? []
  return index !== undefined && !['resolution', 'number'].includes(amounts[Number(index)]?.dimension ?? '')
}

const settable = 'adjustable settable variable set'

const clauseOf = (value: string, list: string, label: string, isSetting: boolean): CellClause => {
  const masked = maskAmounts(value, true)
  // A step at the fold of a passbook is no thickness.
  const { quantities, sides } = readQuantities(/^step at\b/.test(value) ? maskAmounts('') : masked)
  const [, times = '', each = ''] = /#(\d+)\s*(?:[a-z]+\s*)?x\s*#(\d+)(?!\s*x)/.exec(masked.text) ?? []
  const [factor, part] = [masked.amounts[Number(times)], masked.amounts[Number(each)]]
  const spans = quantities.flatMap(({ isSpan, to }) => (isSpan ? to.dimension : []))
  const isSet = spans.includes('seconds') || spans.includes('force')
  const total = times !== '' && factor && part?.dimension === 'count' ? productOf(factor, part) : undefined
  return {
    text: value,
    // What is heat-sealed is sealed too, and a span of times or forces can be set.
    words: new Set(
      wordsOf(
        `${label} ${value.replace(/\bheat-sealed\b/, '$& sealed').replace(/\b(?:heat-)?sealed\b|\btamper-evident\b/, '$& secured')} ${isSet ? settable : ''} ${spans.includes('seconds') ? 'programmable' : ''}`,
      ).flatMap((word) => [word, stemOf(word)]),
    ),
    quantities: total ? [...quantities, total] : quantities,
    ...(total && { total }),
    sides,
    isConditional: optionWords.test(`${label} ${value}`) || isAtAmount(masked),
    isAtAmount: isAtAmount(masked),
    list: `${label} ${list}`,
    isInConditionalList: optionWords.test(list),
    isApproximate: approximations.test(value),
    isBelow: /\bbelow #/.test(masked.text),
    qualifiers: Object.keys(qualifiers).filter((id) => qualifiers[id]?.test(`${label} ${value}`)),
    isSetting,
    isAlternative: /#\d+\s+or #\d/.test(masked.text),
  }
}

/** A comma would part what is one statement. */
const bothSides = /\b(?:image \(cis\)|cis),? (?:both (?:sides|faces)|front and back)\b/

const clausesOf = (values: readonly string[], label: string): CellClause[] => {
  const plain = values
    .map(plainText)
    .map((value) => value.replace(bothSides, 'two cis').replace('two colour cis', 'two cis in colour'))
  const areSettings =
    plain.length > 1 && plain.every((value) => maskAmounts(value, true).text.trim() === '#0')
  return plain.flatMap((value) =>
    value
      .split(/;\s/)
      // A comma after a figure begins another clause: `65 W, 3 W standby`.
      .flatMap((list) =>
        list.split(/,\s(?=[^()]*(?:\(|$))/).map((part) => clauseOf(part, list, label, areSettings)),
      ),
  )
}

const cellOf = (row: SpecificationRow): Cell => {
  // The cabinet of a deposit machine is a safe.
  const label = plainText(row.path.replace(/^Cabinet\//, 'Safe cabinet/').replace('/', ' '))
  return {
    row,
    text: [label, ...row.values.map(plainText)].join(' '),
    clauses: clausesOf(row.values, label),
    isNone: /^(?:none|not (?:fitted|given))\b/i.test(row.values[0] ?? ''),
  }
}

/** What a sheet offers of a subject: its cells, and their own words, as `Noise: 64 dB(A)`. */
interface Offer {
  all: readonly Cell[]
  offered: string
}

interface Statement {
  text: string
  words: ReadonlySet<string>
  /** As the sheet has it. */
  quote: string
}

/** A sheet that was read once. */
interface PlainSheet {
  cells: readonly Cell[]
  /** The words of its name, as in "Banding Tape". */
  words: ReadonlySet<string>
  /** Its key features, which may state what no row does. */
  features: readonly Statement[]
  bySubject: Map<string, Offer>
}

const known = new WeakMap<object, PlainSheet>()

const plainFeature = (feature: string): Statement => {
  const text = plainText(feature)
  return { text, words: new Set(wordsOf(text)), quote: feature }
}

const plainSheet = ({ name, features, specifications }: Sheet): PlainSheet => {
  const found = known.get(specifications)
  if (found) return found
  const cells = Object.entries(specifications)
    .flatMap(([key, value]) => rowsOf(key, value))
    .map(cellOf)
  const sheet = {
    cells,
    words: new Set(wordsOf(plainText(name))),
    features: features.map(plainFeature),
    bySubject: new Map<string, Offer>(),
  }
  known.set(specifications, sheet)
  return sheet
}

const makeOffer = (cells: readonly Cell[], ...rows: readonly (RegExp | undefined)[]): Offer => {
  const all = cells.filter(({ row }) => rows.some((pattern) => pattern?.test(row.path)))
  const texts = all.map(({ row }) => `${row.path.replace('/', ', ')}: ${row.values.join(', ')}`)
  return { all, offered: texts.join('; ') }
}

export const offerOf = ({ id, rows, rowsIn }: Subject, sheet: Sheet): Offer => {
  const { cells, bySubject } = plainSheet(sheet)
  const offer = bySubject.get(id) ?? makeOffer(cells, rows, rowsIn?.[sheet.subcategory ?? ''])
  bySubject.set(id, offer)
  return offer
}

/** Where a sheet says that it has none of the subject. */
export const lackOf = ({ lacking }: Subject, sheet: Sheet): string | undefined =>
  plainSheet(sheet)
    .cells.map(({ row }) => `${row.path.replace('/', ', ')}: ${row.values.join(', ')}`)
    .concat(sheet.features)
    .find((text) => lacking?.test(text))

/** The key feature, or the part of a row, in which a sheet states the subject as it is delivered. */
export const statedIn = ({ stated }: Subject, sheet: Sheet): Statement | undefined => {
  const { cells, features } = plainSheet(sheet)
  const parts = cells.flatMap(({ clauses, row }) =>
    clauses.map(({ text, words }) => ({
      text,
      words,
      quote: `${row.path.replace('/', ', ')}: ${row.values.join(', ')}`,
    })),
  )
  return [...parts, ...features].find(
    ({ text }) =>
      stated?.test(text) === true && !/\b(?:option(?:al)?|on (?:request|order)|not included)\b/.test(text),
  )
}

/** Whether a row of a sheet is near to the subject, or a key feature says something near to it. */
export const isNear = ({ related }: Subject, sheet: Sheet): boolean =>
  plainSheet(sheet)
    .cells.map(({ row }) => row.path)
    .concat(sheet.features)
    .some((text) => related?.test(text))

/** What is measured of any machine. */
const ofMachines = ['power', 'sound', 'voltage', 'frequency', 'celsius', 'percent']

/** Whether a clause speaks of what a machine takes or pays out. */
export const isOfCash = ({ words }: Clause): boolean =>
  /\b(?:(?:bank ?)?notes?|bills?|cash|money|coins?|change)\b/.test(words)

/** A sheet that denies cash is not silent about coins. */
export const deniesCash = (clause: Clause, { specifications }: Sheet): boolean =>
  isOfCash(clause) && specifications.Cash === 'Not fitted'

/** Whether a clause is about a thing that a sheet names nowhere. */
export const isOfOtherThing = (
  { words, quantities }: Pick<Clause, 'words' | 'quantities'>,
  sheet: Sheet,
): boolean => {
  const isOfMachine = quantities.some(({ to }) => ofMachines.includes(to.dimension))
  if (negations.test(words) || isOfMachine) return false
  const { cells, features } = plainSheet(sheet)
  const texts = [plainText(sheet.name), ...[...cells, ...features].map(({ text }) => text)]
  return things.some(([asked, given]) => asked.test(words) && !texts.some((text) => given.test(text)))
}

/** Whether a sheet has neither the words of a topic nor any that are near to it. */
export const isUnnamed = ({ about }: Clause, { words, related }: Subject, sheet: Sheet): boolean => {
  const { cells, words: named, features } = plainSheet(sheet)
  const texts = [...cells, ...features].map(({ text }) => text)
  const parts = [...cells.flatMap(({ clauses }) => clauses), ...features]
  return (
    !texts.some((text) => words.test(text) || related?.test(text)) &&
    (about.length === 0 ||
      !parts.some((part) => about.every((word) => hasWord(part.words, word) || hasWord(named, word))))
  )
}

/**
 * Whether a sheet may speak of the subject: a row is near to it, a part of a row or a key feature has all its words, or
 * one of them has a word that was not understood.
 */
export const isMentioned = ({ about, unread }: Clause, subject: Subject, sheet: Sheet): boolean => {
  const { cells, words: named, features } = plainSheet(sheet)
  const parts = [...cells.flatMap(({ clauses }) => clauses), ...features]
  const hasAll = ({ words }: Pick<CellClause, 'words'>) =>
    about.every((word) => hasWord(words, word) || hasWord(named, word))
  const hasOne = ({ words }: Pick<CellClause, 'words'>) => unread.some((word) => hasWord(words, word))
  // What a sheet names nowhere it states nothing of.
  const isUnnamed =
    subject.isThing !== undefined &&
    about.length > 0 &&
    about.every((word) => [named, ...parts.map(({ words }) => words)].every((words) => !hasWord(words, word)))
  return (
    isNear(subject, sheet) ||
    features.some(({ text }) => subject.words.test(text)) ||
    (about.length > 0 && parts.some(hasAll)) ||
    (!isUnnamed && (subject.isThing === undefined || subject.isWeak === true) && parts.some(hasOne))
  )
}

/** What no sheet has a row for may stand in that of a weaker word, as CE beside ISO 9001. */
export const isBeside = ({ beside = [] }: Clause, sheet: Sheet): boolean =>
  beside.some((id) => {
    const subject = subjectOf(id)
    return subject !== undefined && offerOf(subject, sheet).all.length > 0
  })
