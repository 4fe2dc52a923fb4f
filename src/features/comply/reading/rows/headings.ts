import { oneOf } from '../../vocabulary/neutralWords.ts'
import { plainText } from '../plainText.ts'
import type { PastedRow, TenderRow } from './tenderRow.ts'

/** Says that the lines below are not asked for, or speak of something else, of another time or of another amount. */
const turning = oneOf(
  /\b(?:n\/a|dispensable|superfluous|removed?|obsolete|replaced|dropped|refused|disallowed|banned|free of|instead of|in place of|omitted)\b/,
  /\b(?:alternatives?|either of|(?:one|any|two|some)(?: two)? of|fewer than|in total|for [a-z]+ machines|separate(?:ly)?)\b/,
  /^(?:at most|below|above|under|over|exceeding|up to|half|double|together|only|if|while|during|in transit|delivery)\b/,
  /\b(?:accessories|peripherals|(?:external|connected) devices|commissioning|samples?|demo|loan|backup|today|already|on site|phase|later|future)\b/,
  /^(?:printer|scanner|barcode scanner|tablet|laptop|workstation|cash register|atm|room|building|warehouse)\b/,
  /\b(?:bank|client|purchaser|buyer) (?:provides|supplies|to (?:provide|supply))\b|\b(?:sleep mode|power off|damaged|foreign)\b/,
  /\b(?:not|none|never|nothing|without|absent|avoid(?:ed)?|reject(?:ed|ion)|exclu\w+|except|disqualif\w+|prohibit\w*|forbid\w*|unwanted|void)\b|^(?:no|where)\b|\bbut$/,
  /\b(?:cancelled|withdrawn|deleted|superseded|restrictions?|knock-out|disadvantages?|outside the scope|out of scope|un(?:acceptable|necessary))\b/,
  /\b(?:existing|present|current(?:ly)?|old|former|previous|background|in use|what we|introduction)\b/,
  /\bby (?:the )?(?:bank|buyer|purchaser|client|others)\b|\b(?:buyer|bank|purchaser)'s (?:scope|obligations?)\b|\b(?:bank|purchaser|buyer) (?:will|shall) (?:provide|supply)\b/,
  /\b(?:spares?|wear parts|consumables?|tools|training|optional|options?|upgrade|extension|abbreviations|definitions|examples?|contents|questions)\b/,
  /\b(?:evaluation|scoring|criteria|penalt\w+|damages|payment|prices|insurance|bond|documentation|manuals?|languages? of|bid|experience|qualification)\b/,
  /^(?:bidder|manufacturer|coins)$|\bof the bidder\b|\b(?:service centre|maintenance contract|maintenance after|preparation|shall state|acceptance tests?|test procedure|test equipment|please state)\b/,
  /\b(?:transport\w*|ship(?:ping|ment)|pack(?:ing|aging|ed)|cartons?|standby|non-operating|storage (?:conditions?|temperature|before))\b/,
  /\b(?:ups|servers?|pc|computers?|notebooks?|monitors?|stabilisers?|batter(?:y|ies)|chargers?|adapters?|generators?|trolley|table|cabinet|cover|case|camera)\b/,
  /\b(?:customer|second|external|separate|label) (?:display|printer)|\bprinter \((?:separate|external)\)|\bdisplay for the customer\b/,
  /\b(?:for each|per|twice|for two|for ten|more than|maximum values|values (?:in|x)|with serial|fitness mode|for mixed|for (?:coins|cheques|vouchers)|less than|when [a-z]+ing|serial numbers (?:of|are)|these currencies|coins accepted|doubled|coin currencies|recycled|currencies (?:with|not|except)|change is given)\b/,
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

/** The first line may say for whom the machines are. */
const isTitle = (heading: string): boolean =>
  /\b(?:counters?|sorters?|machines?|equipment|systems?|printers?|recyclers?|kiosks?|terminals?)\b/.test(
    heading,
  )

/** In words; a longer line of a plain list is a sentence. */
const longestHeading = 8

const wholeHeading =
  /^(?:(?:not|un) ?(?:required|acceptable|accepted|allowed|permitted|needed|wanted)|optional|options|exclusions|spare parts|consumables|training|packing|packaging|transport|shipping|void|prohibited|out of scope)(?::|$)/

/** Goes on in the next line. */
export const isUnfinished = (text: string): boolean =>
  /(?:,|\b(?:not|and|or|but|of|for|the|an?|with|without|to|than|at|by|in|from|least|exceed|between|shall|must|should|be|is|are|have|has|no))$/i.test(
    text,
  )

const endsOpen = /(?::|\b(?:not|with|without|have|has|contain|use|that the \w+|if))$/

/** `3` of `3.1`, and the letter of a section of a line's number. */
const isAbove = (item = '', next = ''): boolean =>
  item !== '' && (next.startsWith(`${item}.`) || (/^[a-z]+$/i.test(item) && /^\d/.test(next)))

const beginsAt = (item: string): boolean => /(?:^|\.)0?1$|^(?:a|aa|i)$/i.test(item)

/** Numbers, letters, bullets or nothing. */
const kindOf = ({ row: { item }, hasBullet }: PastedRow): string =>
  item === undefined ? `bullet ${String(hasBullet)}` : `item ${String(/^\d/.test(item))}`

const isMarked = ({ row, hasBullet }: PastedRow): boolean => hasBullet || row.item !== undefined

/** Lines with numbers or bullets of one kind stand beside each other. */
const areBeside = (one: PastedRow, other: PastedRow): boolean =>
  one.row.item === undefined
    ? one.hasBullet && other.hasBullet
    : kindOf(one) === kindOf(other) && !isAbove(one.row.item, other.row.item)

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
  kindOf(first) !== kindOf(row) ||
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
    const isOfAll = heading === rows[0] && heading?.row.item === undefined && isTitle(text) && !turns(text)
    return turnsLine(text, plainText(pasted.row.text)) && !isOfAll
      ? { ...pasted.row, isTurned: true }
      : pasted.row
  })
}
