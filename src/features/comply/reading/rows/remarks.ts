import { plainText } from '../plainText.ts'
import type { TenderRow } from './tenderRow.ts'
import { turns } from './turning.ts'

const number = String.raw`(?:\d{1,3}(?:\.\d{1,3})*|[a-z]\b)`

const verb = '(?:is|are|was|were|has|have|do|does|may|can|will|shall|must|appl(?:y|ies)|refers?)'

/** `Items 2 and 3 are deleted.`, `No. 2 is not required.`, `(1 and 2 only for branch A)`. */
const named =
  'items?|nos?\\.?|lines?|points?|clauses?|rows?|requirements?|sections?|chapters?|paragraphs?|articles?|positions?'

const list = String.raw`(${number}(?:(?:,| ?-| ?&| ?/| and| or| to)+ ?${number})*)`

/** `Items 2 and 3 are deleted.`, `No. 2 is not required.`, `(1 and 2 only for branch A)`, `Delete item 2`. */
const ofNumbers = new RegExp(
  String.raw`(?:\b(?:${named}) |^(?=\S+ (?:and|to|&)))${list}(?: above| below)?,? (?:${verb}|only|not|for)\b`,
)

const toDelete = new RegExp(
  String.raw`^(?:delete|omit|ignore|disregard|cancel|skip|remove) (?:the )?(?:${named}) ${list}`,
)

const numbersIn = (saying: string): string | undefined =>
  (ofNumbers.exec(saying) ?? toDelete.exec(saying))?.[1]

const sum = 'all|both|each|every|none|neither|any|some|most|the|these|those'

const lines =
  'of|above|below|foregoing|listed|two|three|items?|lines?|points?|values?|figures?|limits?|requirements?|specifications?|features?|functions?'

/** `All values are for coins.`, `Both are no longer needed.`, `None of the above …`, `The above applies to …`. */
const ofLines = new RegExp(`^(?:${sum})(?: (?:${sum}|${lines}))* (?:${verb}|at|for|only)\\b`)

/** `The limits for unfit notes can be set for each denomination` asks for a function. */
const ofSettings =
  /^the (?:limits|values) (?:of|for) .*\b(?:can|shall|must|should) be (?:set|adjust(?:ed|able)|settable)\b(?!.*\b(?:to|at|lower|higher|half|twice|lot)\b)/

const opening = /^(?:\(|\*|(?:note|nb|remarks?|(?:addendum|amendment|corrigendum)(?: \w+)?)[:.]? )+/

/** Narrows what other lines ask, or puts a condition on it. */
const narrowing = /\b(?:only|except|unless|if|when|at|for|in|under|during|per|lot)\b/

/** Words that ask only for what the lines themselves do. */
const harmless = new RegExp(
  `^(?:${sum.replace('none|neither|', '')}|${lines}|is|are|be|shall|must|should|will|as|an|[a-z]|to|for|with|and|or|by|in|minimum|mandatory|essential|compulsory|obligatory|required?|necessary|needed|technical|general|appl(?:y|ies)|met|meet|we|you|it|needs?|units?|systems?|fulfil\\w*|compl[iy]\\w*|stated?|confirm\\w*|answer\\w*|offered|bidders?|suppliers?|vendors?|table|marked|please|banknotes?|notes?|machines?|devices?|equipment|counters?|sorters?)$`,
)

const sayingOf = (text: string): string =>
  plainText(text)
    .replace(opening, '')
    .replace(/\((\w{1,3})\)/g, '$1')

/** Whether words only ask for what other words name, as `We need:` and `All requirements are mandatory.` */
export const onlyAsks = (text: string): boolean => {
  const words = text.toLowerCase().replace(/\b(?:must|shall|should) (?:have|offer|include|provide)\b/g, '')
  return words.split(/[^\p{L}\d]+/u).every((word) => word === '' || harmless.test(word))
}

/** Whether a line says something of others that may change what they ask. */
export const isRemark = (text: string): boolean => {
  const saying = sayingOf(text)
  const isSaid =
    numbersIn(saying) !== undefined ||
    (ofLines.test(saying) && !ofSettings.test(saying) && (turns(saying) || narrowing.test(saying)))
  return isSaid && !saying.endsWith(':') && !onlyAsks(saying)
}

/** Whether a line is a sentence about others, which none of them stands over. */
export const isOfOthers = (text: string): boolean =>
  isRemark(text) || (text.endsWith('.') && onlyAsks(sayingOf(text)))

/** The rows that a remark speaks of: those with its numbers or between them, or those of its section. */
const meant = (rows: readonly TenderRow[], place: number): readonly TenderRow[] => {
  const saying = sayingOf(rows[place]?.text ?? '')
  const numbers = numbersIn(saying)
  const isNamed = ({ item = '' }: TenderRow): boolean =>
    (numbers ?? '').split(/[^\w.]+/).includes(item.toLowerCase())
  if (numbers !== undefined && rows.some(({ item }) => item !== undefined))
    return / to |-/.test(numbers)
      ? rows.slice(Math.max(rows.findIndex(isNamed), 0), rows.findLastIndex(isNamed) + 1)
      : rows.filter(isNamed)
  const isOfSection = place > 0 && (place < rows.length - 1 || /^(?:both|these|those|neither)\b/.test(saying))
  const heading = rows[place - 1]?.heading
  return isOfSection ? rows.slice(0, place).filter((row) => row.heading === heading) : rows
}

/** Words that take a line back, alone or behind its number. */
export const takenBack =
  'removed|deleted|cancelled|withdrawn|void|waived|excluded|omitted|dropped|superseded|optional|no longer [a-z]+'

/** `1.2 is not required` has the number of the line that it takes back. */
const ofOwnNumber = new RegExp(
  '^(?:(?:is|are|was|were|has been|have been|shall be|will be|to be) )*' +
    `(?:not (?:required|needed|necessary|applicable|mandatory|wanted)|replaced|amended|${takenBack})\\b`,
  'i',
)

/** Marks what a remark may change, and the remark. */
export const withRemarks = (rows: readonly TenderRow[]): TenderRow[] => {
  const said = rows.flatMap((row, place) => {
    if (isRemark(row.text)) return [row, ...meant(rows, place)]
    return ofOwnNumber.test(row.text)
      ? rows.filter(({ item }) => item !== undefined && item === row.item)
      : []
  })
  return rows.map((row) => (said.includes(row) ? { ...row, isTurned: true } : row))
}
