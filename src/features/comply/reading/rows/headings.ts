import data from '../../../../content/data/tenderWords.json' with { type: 'json' }
import { oneOf } from '../../vocabulary/neutralWords.ts'
import { plainText } from '../plainText.ts'
import type { PastedRow, TenderRow } from './tenderRow.ts'

const { anywhere, atStart, alone } = data.headings

/** Says that the lines below are not asked for, or speak of something else, of another time or of another amount. */
const turning = oneOf(
  new RegExp(`\\b(?:${anywhere.join('|')})\\b`),
  new RegExp(`^(?:${atStart.join('|')})\\b`),
  new RegExp(`^(?:${alone.join('|')})$`),
)

/** Says that each line below is required. */
const insisting = /\bdeviations?\b|\b(?:not|fail to) (?:meet|fulfil|comply)\b/

const turns = (heading: string): boolean => turning.test(heading) && !insisting.test(heading)

/** `Storage` may be that of notes, but has no climate. */
const ofClimate = /°|%|\b(?:temperature|humidity|climat\w+)\b/

/** A warranty stands among services, and is the machine's. */
const isWarranty = (heading: string, line: string): boolean =>
  /\b(?:services?|after-sales|support|training|spare)\b/.test(heading) &&
  /\b(?:warranty|guarantee)\b/.test(line)

const turnsLine = (heading: string, line: string): boolean =>
  (turns(heading) && !isWarranty(heading, line)) || (/\bstorage\b/.test(heading) && ofClimate.test(line))

/** In words; a longer line of a plain list is a sentence. */
const longestHeading = 8

const wholeHeading =
  /^(?:(?:not|un) ?(?:required|acceptable|accepted|allowed|permitted|needed|wanted)|optional|options|exclusions|spare parts|consumables|training|packing|packaging|transport|shipping|void|prohibited|out of scope)(?::|$)/

const endsOpen = /(?::|\b(?:not|with|without|have|has|contain|use|that the \w+|if))$/

/** `3` of `3.1`, and the letter of a section of a line's number. */
const isAbove = (item = '', next = ''): boolean =>
  item !== '' && (next.startsWith(`${item}.`) || (/^[a-z]+$/i.test(item) && /^\d/.test(next)))

const beginsAt = (item: string): boolean => /(?:^|\.)0?1$|^(?:a|aa|i)$/i.test(item)

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

/**
 * Whether a row is the heading of the next one: it has a number above the next one's, ends open, stands alone in its
 * line of a table, has no number or bullet where the next one has, or stands apart in few words.
 */
const isHeading = (pasted: PastedRow, next: PastedRow | undefined, isTable: boolean): boolean => {
  const { item } = pasted.row
  if (!next || areBeside(pasted, next) || pasted.cells > 1) return false
  const text = plainText(pasted.row.text).replace(/^\d{1,2} (?=\D)/, '')
  if (item !== undefined && next.row.item !== undefined)
    return beginsAt(next.row.item) && (isAbove(item, next.row.item) || !/\d/.test(text))
  if (/: \S|\b(?:yes|no|none)$/.test(text)) return false
  if (endsOpen.test(text) || wholeHeading.test(text)) return true
  if (/\d/.test(text)) return false
  if (isTable || isMarked(next)) return !isMarked(pasted)
  return pasted.isApart && turns(text) && text.split(' ').length <= longestHeading && !text.endsWith('.')
}

/** Whether a heading's lines have ended: another kind of line, a number beside it, or an empty line in a plain list. */
const endsAt = (heading: PastedRow, first: PastedRow, row: PastedRow): boolean =>
  markOf(first) !== markOf(row) ||
  isAbove(heading.row.item, first.row.item) !== isAbove(heading.row.item, row.row.item) ||
  (!isMarked(row) && row !== first && row.isApart)

/** The rows, each with the heading that it stands under, where that may change what the row says. */
export const withHeadings = (rows: readonly PastedRow[]): TenderRow[] => {
  const isTable = rows.filter(({ cells }) => cells > 1).length > rows.length / 2
  let heading: PastedRow | undefined
  let first: PastedRow | undefined
  return rows.map((pasted, place) => {
    const isInPlainList =
      heading !== undefined && first !== undefined && !isMarked(first) && !isMarked(pasted) && !pasted.isApart
    const next = rows[place + 1]
    if (isHeading(pasted, next, isTable) && !(isInPlainList && next && isMarked(next))) {
      heading = pasted
      first = undefined
      return pasted.row
    }
    first ??= pasted
    if (heading && endsAt(heading, first, pasted)) heading = undefined
    const text = plainText(heading?.row.text ?? '')
    return turnsLine(text, plainText(pasted.row.text)) ? { ...pasted.row, isTurned: true } : pasted.row
  })
}
