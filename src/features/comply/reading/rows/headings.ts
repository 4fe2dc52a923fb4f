import { plainText } from '../plainText.ts'
import { maskAmounts } from '../quantities.ts'
import type { PastedRow, TenderRow } from './tenderRow.ts'
import { turns, turnsLine } from './turning.ts'

/** In words; a longer line of a plain list is a sentence. */
const longestHeading = 8

const wholeHeading =
  /^(?:(?:not|un) ?(?:required|acceptable|accepted|allowed|permitted|needed|wanted)|optional|options|exclusions|spare parts|consumables|training|packing|packaging|transport|shipping|void|prohibited|out of scope)(?::|$)/

const endsOpen =
  /(?::|\b(?:not|with|without|have|has|contain|use|that the \w+|if|(?:do|does|must|shall|need) not [a-z]+|leave out|omit|do without|switch off|disable))$/

/** `3` of `3.1`, `A` of `A1`, and the letter of a section of a line's number. */
const isAbove = (item = '', next = ''): boolean =>
  item !== '' &&
  (next.startsWith(`${item}.`) ||
    (/^[a-z]+$/i.test(item) && /^[-.]?\d/.test(next.startsWith(item) ? next.slice(item.length) : next)))

const beginsAt = (item: string): boolean => /(?:^|[a-z.])0?1$|^(?:a|aa|i)$/i.test(item)

/** What stands before a row. */
const markOf = ({ row: { item }, hasBullet }: PastedRow): 'number' | 'letter' | 'bullet' | 'none' => {
  if (item !== undefined) return /^\d/.test(item) ? 'number' : 'letter'
  return hasBullet ? 'bullet' : 'none'
}

const isMarked = (row: PastedRow): boolean => markOf(row) !== 'none'

/** Lines with numbers or bullets of one kind stand beside each other. */
const areBeside = (one: PastedRow, other: PastedRow): boolean =>
  one.row.item === undefined
    ? one.hasBullet && other.hasBullet
    : markOf(one) === markOf(other) && !isAbove(one.row.item, other.row.item)

/** What a paste is: a table, or a list with numbers or bullets. */
interface Form {
  isTable: boolean
  areMarked: boolean
  haveCapitals: boolean
}

const isInCapitals = (text: string): boolean => /\p{Lu}{5}/u.test(text) && !/\p{Ll}/u.test(text)

/** A heading without its number, which the words that turn stand behind. */
const titleOf = (text: string): string =>
  plainText(text).replace(
    /^(?:note: |\d{1,3}(?:\.\d{1,2})* (?=\D)|(?:lot|section|part) [a-z\d]{1,3}\b:? ?)+/,
    '',
  )

const hasMeasure = (text: string): boolean =>
  maskAmounts(plainText(text)).amounts.some(({ dimension }) => dimension !== 'number')

const wordsIn = (text: string): number => text.split(' ').length

/** Asks for something itself. */
const demanding = /\d|: \S|[.;?]$|\b(?:must|shall|should|will|is|are|has|have|can|be)\b/

/** Few words that ask for nothing themselves: without a figure, a verb of duty or the end of a sentence. */
const isTitle = (text: string): boolean => !demanding.test(text) && wordsIn(text) <= longestHeading

const formOf = (rows: readonly PastedRow[]): Form => {
  // A letter may stand around a list.
  const span = rows.slice(rows.findIndex(isMarked), rows.findLastIndex(isMarked) + 1)
  const capitals = rows.filter(({ row: { text } }) => isInCapitals(text)).length
  return {
    isTable: rows.filter(({ cells }) => cells > 1).length > rows.length / 2,
    areMarked: span.filter(isMarked).length > Math.max(span.length / 2, 1),
    haveCapitals: capitals > 1 && capitals < rows.length * 0.4,
  }
}

/**
 * Whether a row is the heading of the next one: it has a number above the next one's, ends open, stands alone in its
 * line of a table, has no number or bullet where the next one has, or stands apart and denies.
 */
const isHeading = (
  pasted: PastedRow,
  next: PastedRow | undefined,
  { isTable, haveCapitals }: Form,
): boolean => {
  const { item, text: written } = pasted.row
  if (!next || areBeside(pasted, next) || pasted.cells > 1) return false
  const text = titleOf(written)
  if (haveCapitals && isInCapitals(written) && !/\d/.test(written)) return true
  if (item !== undefined && next.row.item !== undefined) {
    const isSection = isTable && next.cells > 1 && markOf(pasted) === 'letter'
    if (/\d/.test(text)) return beginsAt(next.row.item) && isAbove(item, next.row.item)
    return isSection || beginsAt(next.row.item)
  }
  if (/: \S|\b(?:yes|no|none)$/.test(text)) return false
  if (endsOpen.test(text) || wholeHeading.test(text)) return true
  if (/\d/.test(text) && (hasMeasure(text) || !turns(text))) return false
  if (isTable || isMarked(next)) return !isMarked(pasted)
  return pasted.isApart && turns(text) && wordsIn(text) <= longestHeading && !text.endsWith('.')
}

/** Whether the form of a paste leaves no doubt that a heading asks for nothing itself. */
const isSure = (
  { row: { item, text: written }, isApart }: PastedRow,
  next: PastedRow,
  { isTable, areMarked, haveCapitals }: Form,
): boolean => {
  const text = plainText(written)
  if (/^\p{Ll}|\d|: \S/u.test(written)) return false
  if (endsOpen.test(text)) return isMarked(next)
  if (!isTitle(text)) return false
  const isAboveOthers = isApart && !next.isApart
  if (haveCapitals && isInCapitals(written) && isAboveOthers && !isInCapitals(next.row.text)) return true
  if (item !== undefined && (!isTable || /^\d/.test(item)))
    return /^[\dA-Z]/.test(item) && isAbove(item, next.row.item)
  if (isTable) return next.cells > 1 && (item !== undefined || beginsAt(next.row.item ?? ''))
  return areMarked && isMarked(next) && (isAboveOthers || beginsAt(next.row.item ?? ''))
}

const ofPapers =
  /^(?:annex|appendix|schedule|request for|supply of|subject|lot \w+:|invitation|tender|terms of reference)\b|\b(?:technical annex|technical specifications?)\b/i

/** Names what is bought, or greets. */
const isOfPaper = ({ row: { text } }: PastedRow): boolean =>
  !/\b(?:must|shall|should)\b/.test(text) && (ofPapers.test(text) || !hasMeasure(text))

/** Begins the end of a letter. */
const closing = /^(?:(?:yours|best|kind|with) .*)?(?:regards|sincerely|faithfully|truly),?$/i

/** In lines: a name, an office and a bank. */
const longestClosing = 5

/** What stands above and below all rows that have numbers or columns; of a plain list, a paper's name that stands apart. */
const isAround = (rows: readonly PastedRow[], { isTable, areMarked }: Form): ((place: number) => boolean) => {
  const start = rows.findIndex((row) => isMarked(row) || row.cells > 1)
  const isNamed = ofPapers.test(rows[0]?.row.text ?? '') && rows[1]?.isApart === true
  const top = isTable || areMarked ? start : Number(isNamed)
  const end = rows.findIndex(
    ({ row: { text } }, place) => closing.test(text) && rows.length - place <= longestClosing,
  )
  // Above the first row of a table without numbers a thing may stand alone.
  const isApartFrom = (place: number): boolean =>
    areMarked || rows[place + 1]?.isApart === true || ofPapers.test(rows[place]?.row.text ?? '')
  return (place) => (place < top && isApartFrom(place)) || (end !== -1 && place >= end)
}

/** Whether a heading's lines have ended: another kind of line, a number beside it, or an empty line in a plain list. */
const endsAt = (heading: PastedRow, first: PastedRow, row: PastedRow): boolean =>
  markOf(first) !== markOf(row) ||
  isAbove(heading.row.item, first.row.item) !== isAbove(heading.row.item, row.row.item) ||
  (!isMarked(row) && row !== first && row.isApart)

/**
 * The rows that ask for something, each with what the heading that it stands under may change of it. A heading goes
 * where the form of the paste leaves no doubt that it is one.
 */
export const withHeadings = (rows: readonly PastedRow[]): TenderRow[] => {
  const form = formOf(rows)
  const isOutside = isAround(rows, form)
  let heading: PastedRow | undefined
  let first: PastedRow | undefined
  return rows.flatMap((pasted, place) => {
    const isInPlainList =
      heading !== undefined && first !== undefined && !isMarked(first) && !isMarked(pasted) && !pasted.isApart
    const next = rows[place + 1]
    const isLeft = isOutside(place) && !isMarked(pasted) && isOfPaper(pasted)
    const isName = isLeft && ofPapers.test(pasted.row.text)
    if (next && isHeading(pasted, next, form) && !(isInPlainList && isMarked(next))) {
      heading = pasted
      first = undefined
      return isSure(pasted, next, form) || isName
        ? []
        : [{ ...pasted.row, isTurned: true, ...(isLeft && { isOutside: true }) }]
    }
    first ??= pasted
    if (heading && endsAt(heading, first, pasted)) heading = undefined
    if (isLeft) return isName ? [] : [{ ...pasted.row, isTurned: true, isOutside: true }]
    const text = titleOf(heading?.row.text ?? '')
    return turnsLine(text, plainText(pasted.row.text)) ? [{ ...pasted.row, isTurned: true }] : [pasted.row]
  })
}
