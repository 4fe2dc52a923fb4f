import { isFiller } from '../vocabulary/neutralWords.ts'
import { wordsOf } from './plainText.ts'

const comparing =
  'more|less|better|above|below|over|higher|lower|greater|fewer|larger|smaller|longer|shorter|faster|up|equal\\w*|' +
  'equivalent|similar|comparable|other|others|not|nearest|later|newer|wider|bigger|broader|deeper|taller|thicker|heavier|' +
  'lighter|quicker|slower|quieter|louder|stronger|superior|under|beyond'

const stop =
  '(?:for|of|in|by|with|to|at|on|from|that|which|shall|must|should|is|are|be|can|will|has|have|and)'
const word = `(?!${stop}\\b)[a-z][\\w-]*`
const article = '(?:an?|the|one) '

/** What stands behind an `or`, with and without an article. */
const second = new RegExp(
  ` or (?!(?:${comparing})\\b)((?:${article})?${word}(?: ${word}){0,2})(?=$|[,;:.()]| ${stop}\\b)`,
)

/** The words before it that it may be instead of, with those before a comma: first as many words as it has. */
const firsts = (before: string, choice: string): string[][] => {
  if (new RegExp(`^${article}`).test(choice)) {
    const item = `${article}${word}(?: ${word}){0,2}`
    const [list] = new RegExp(`(?:\\b${item}, )*\\b${item},?$`).exec(before) ?? []
    return list === undefined ? [] : [list.split(/, |,$/).filter(Boolean)]
  }
  const own = choice.split(' ').length
  return [own, ...[1, 2, 3].filter((length) => length !== own)].flatMap((length) => {
    const item = `${word}(?: ${word}){${String(length - 1)}}`
    const [list] = new RegExp(`(?:\\b${item}(?:, | or ))*\\b${item},?$`).exec(before) ?? []
    return list === undefined ? [] : [list.split(/, | or |,$/).filter(Boolean)]
  })
}

/** What has to be found in each case, and what a user chooses among, must all be there. */
export const asksForAll = (text: string): boolean =>
  /\b(?:detect|stop|reject|recogni|check)\w*\b.*\b(?:doubles?|chain\w*|half|tape|tears?|torn|soil\w*|holes?)\b/.test(
    text,
  ) || /\bor\b.*\b(?:selectable|as selected|double[- ](?:note |feed )?detection)\b/.test(text)

/**
 * The ways to read what an `or` leaves to the supplier, each with a line for each choice: `in a sealed bag` and `in a
 * locked cassette` for `in a sealed bag or a locked cassette`.
 */
export const alternativesOf = (text: string): string[][] => {
  // Whether an LCD has to be in colour too is not said.
  if (/\b(?:screen|display|panel) or (?:an? )?(?:lcd|led|tft)\b/.test(text)) return []
  const found = second.exec(text)
  if (!found || asksForAll(text) || text.includes(' or ', found.index + 4)) return []
  const [whole, choice = ''] = found
  if (wordsOf(choice).every((each) => isFiller(each) || each.endsWith('ing'))) return []
  const before = text.slice(0, found.index)
  const after = text.slice(found.index + whole.length)
  return firsts(before, choice).flatMap((others) => {
    const start = before.slice(0, before.lastIndexOf(others.join(', ')))
    return /,|\d ?$/.test(start) ? [] : [[...others, choice].map((each) => start + each + after)]
  })
}
