import { oneOf } from '../vocabulary/neutralWords.ts'
import type { Amount, Masked } from './quantities.ts'

export const sizeOrder =
  /\b([wdhl])(?:idth|ength)?\s*x\s*([wdhl])(?:epth|idth|ength)?\s*x\s*([wdhl])(?:eight|epth)?\b/

/** `wdh` for `(W x D x H)`; an empty text where a line does not say it. */
export const orderOf = (text: string): string => sizeOrder.exec(text)?.slice(1).join('') ?? ''

/** The notes that a machine takes, in mm: along the note, and across. */
export interface NoteSize {
  length?: readonly [from: number, to: number]
  height?: readonly [from: number, to: number]
}

const asCorners =
  /#(\d+)\s*x\s*#(\d+)[\s,]*(?:-|to|and|up to|through|~|(?:and )?(?:biggest|largest|max\w*\.?):?)\s*#(\d+)\s*x\s*#(\d+)/
const asOne = /#(\d+)\s*x\s*#(\d+)/
const asNamed =
  /\blength:? #(\d+)\s*(?:-|to|~)\s*#(\d+)[^#]*\b(?:width|height):? #(\d+)\s*(?:-|to|~)\s*#(\d+)/
const asSpans = /#(\d+)\s*(?:-|to|~)\s*#(\d+)\s*x\s*#(\d+)\s*(?:-|to|~)\s*#(\d+)/

/** `notes up to 180 mm long`: the longer side of a note is above 100 mm, and the shorter below. */
const asSide = oneOf(
  /\b(?:notes?|bills?)\b.*\b(?:length|long|height|width)\b/,
  /\b(?:length|height|width)s? of (?:the )?(?:bank ?)?(?:notes?|bills?)\b/,
)

const sideIn = ({ text, amounts }: Masked): NoteSize | undefined => {
  const isSpan = /#\d+ *(?:-|to|~|and|up to) *#\d+/.test(text)
  // The unit of `115-175 mm` stands once.
  const factor = amounts.at(-1)?.dimension === 'length' ? (amounts.at(-1)?.factor ?? 1) : Number.NaN
  const values = amounts.flatMap(({ dimension, values }) =>
    dimension === 'length'
      ? values.slice(0, 1)
      : dimension === 'number' && isSpan
        ? values.slice(0, 1).map((value) => value * factor)
        : [],
  )
  const [from = Number.NaN, to = from] = values
  const isRead = asSide.test(text) && values.length === amounts.length && (isSpan ? 2 : 1) === values.length
  if (!isRead || from > to) return undefined
  return to > 100 ? { length: [from, to] } : { height: [from, to] }
}

/** Reads `110 x 60 mm to 180 x 90 mm` and `60-90 x 110-172 mm`; undefined for anything else. */
export const noteSizeIn = ({ text, amounts }: Masked): NoteSize | undefined => {
  const [corners, spans] = [asCorners.exec(text), asSpans.exec(text) ?? asNamed.exec(text)]
  // A note of one size lies within both spans.
  const one = amounts.length === 2 ? asOne.exec(text) : null
  const found = corners ?? spans ?? one
  // Another amount is a condition.
  if (!found || (amounts.length !== 4 && !one)) return found ? undefined : sideIn({ text, amounts })
  const four = (one ? [one[1], one[1], one[2], one[2]] : found.slice(1)).map(
    (index) => amounts[Number(index)],
  )
  const factor = four.at(-1)?.dimension === 'length' ? (four.at(-1)?.factor ?? 1) : Number.NaN
  const mm = (amount: Amount | undefined): number => {
    if (amount?.values.length !== 1) return Number.NaN
    return (amount.values[0] ?? Number.NaN) * (amount.dimension === 'number' ? factor : 1)
  }
  const [a, b, c, d] = four.map(mm) as [number, number, number, number]
  const [first, second] = corners
    ? ([
        [a, c],
        [b, d],
      ] as const)
    : ([
        [a, b],
        [c, d],
      ] as const)
  if ([a, b, c, d].some(Number.isNaN)) return undefined
  return first[1] > second[1] ? { length: first, height: second } : { length: second, height: first }
}
