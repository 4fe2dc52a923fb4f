import { oneOf } from '../../vocabulary/neutralWords.ts'
import { plainText, wordsOf } from '../plainText.ts'
import type { PastedRow, TenderRow } from './tenderRow.ts'

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** Words of a heading that leaves the meaning of the lines below as it is. */
const plainWords: ReadonlySet<string> = new Set(
  words(`
    a an and as at be equipped for with have is it main must of offer offered or shall should the to all least meet met mandatory
    following key minimum technical general basic special specific detail parameter particular schedule section part
    annex appendix lot i ii iii iv v b c d e requirement required specification spec characteristic criteria
    feature function description condition item property good goods checklist including
    machine device unit equipment system product model counter sorter recycler safe kiosk multipocket deposit
    note banknote currency cash money value piece denomination
    mechanical physical electrical electronic environmental environment ambient operating operation
    functional performance processing handling security safety interface connectivity connection communication network
    capacity capacities speed throughput productivity detection authentication counterfeit recognition sensor counting
    sorting fitness batching printing strapping banding power supply energy consumption dimension size weight noise
    display control operator panel ergonomic design construction housing standard compliance certificate certification
    warranty guarantee service report reporting software hardware memory input output user
  `),
)

/** Says that each line below is required. */
const insists = /\bdeviations?\b|\b(?:not|fail to) (?:meet|fulfil|comply)\b/

/** The first line, or that of a lot, may say for whom the machines are. */
const isTitle = (heading: string, isFirst: boolean): boolean =>
  (isFirst || heading.startsWith('lot ')) &&
  /\b(?:counters?|sorters?|machines?|equipment|systems?|printers?|recyclers?|kiosks?|terminals?)\b/.test(
    heading,
  ) &&
  !turning.test(heading)

const isPlain = (heading: string, isFirst: boolean): boolean =>
  insists.test(heading) || isTitle(heading, isFirst) || wordsOf(heading).every((word) => plainWords.has(word))

/** Says that the lines below are not asked for, or speak of something else or of another time. */
const turning = oneOf(
  /\b(?:not?|none|never|nothing|without|absent|avoid|reject(?:ed|ion)?|exclu\w+|except|disqualif\w+|prohibit\w*|forbid\w*|unwanted|void)\b/,
  /\b(?:cancelled|withdrawn|deleted|superseded|restrictions?|knock-out|disadvantages?|out(?:side)?(?: of)? (?:the )?scope|un(?:acceptable|necessary))\b/,
  /\b(?:existing|present|current(?:ly)?|old|former|previous|background|in use|by (?:the )?(?:bank|buyer|purchaser|client|others)|buyer's|our)\b/,
  /\b(?:spares?|consumables?|training|optional|options|upgrade|abbreviations|definitions|examples?|contents|evaluation|scoring|bidder)\b/,
  /\b(?:storage|transport\w*|ship(?:ping|ment)|pack(?:ing|aging|ed)|cartons?|standby|ups|servers?|pc|batter(?:y|ies)|adapters?|generators?)\b/,
  /\b(?:introduction|preparation|tools|documentation|manuals?|penalt\w+|damages|payment|prices|insurance|bond|questions|maintenance)\b/,
  /\b(?:stabilisers?|trolley|chargers?|notebooks?|computers?|monitors?|cheques|for coins|in \w+ mode)\b/,
  /\b(?:per|each|every|twice|more than|maximum values|values (?:in|x)|what we|currencies (?:with|not|except))\b/,
)

/** Lines of a plain list in so few words, without a number, may be headings. */
const longestHeading = 8

const turnsBelow = (text: string): boolean =>
  turning.test(text) && !/\d/.test(text) && text.split(' ').length <= longestHeading && !text.endsWith('.')

/** Goes on in the next line. */
export const isUnfinished = (text: string): boolean =>
  /(?:,|\b(?:not|and|or|but|of|for|the|an?|with|without|to|than|at|by|in|from|least|exceed|between|shall|must|should|be|is|are|have|has|no))$/i.test(
    text,
  )

/** `3` of `3.1`, and the letter of a section of a line's number. */
const isAbove = (item = '', next = ''): boolean =>
  item !== '' && (next.startsWith(`${item}.`) || (/^[a-z]+$/i.test(item) && /^\d/.test(next)))

const isMarked = ({ row, hasBullet }: PastedRow): boolean => hasBullet || row.item !== undefined

/** Lines with numbers or bullets of one kind stand beside each other. */
const areBeside = (one: PastedRow, other: PastedRow): boolean =>
  one.row.item === undefined
    ? one.hasBullet && other.hasBullet
    : other.row.item !== undefined && !isAbove(one.row.item, other.row.item)

/**
 * Whether a row is the heading of the next one: it has a number above the next one's, ends with a colon or unfinished,
 * stands alone in its line of a table, has no number or bullet where the next one has, or turns what is below.
 */
const isHeading = (pasted: PastedRow, next: PastedRow | undefined, isTable: boolean): boolean => {
  const { text, item } = pasted.row
  if (!next || areBeside(pasted, next)) return false
  if (isAbove(item, next.row.item) || text.endsWith(':') || isUnfinished(text)) return true
  if (pasted.cells > 1 || /\d/.test(text)) return false
  return isTable || isMarked(next) ? !isMarked(pasted) : turnsBelow(plainText(text))
}

/** Whether a heading's lines have ended: no bullet or number like theirs, or an empty line after lines without. */
const endsAt = (heading: PastedRow, first: PastedRow, row: PastedRow): boolean =>
  isMarked(first)
    ? !isMarked(row) || isAbove(heading.row.item, first.row.item) !== isAbove(heading.row.item, row.row.item)
    : row.isApart

/** The rows, each with the heading that it stands under, where that may change what the row says. */
export const withHeadings = (rows: readonly PastedRow[]): TenderRow[] => {
  const isTable = rows.filter(({ cells }) => cells > 1).length > rows.length / 2
  let heading: PastedRow | undefined
  let first: PastedRow | undefined
  return rows.map((pasted, place) => {
    if (isHeading(pasted, rows[place + 1], isTable)) {
      heading = pasted
      first = undefined
      return pasted.row
    }
    first ??= pasted
    if (heading && endsAt(heading, first, pasted)) heading = undefined
    if (
      !heading ||
      isPlain(plainText(heading.row.text), heading === rows[0] && heading.row.item === undefined)
    )
      return pasted.row
    return { ...pasted.row, isTurned: true }
  })
}
