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
  /\blength:? (?:from )?#(\d+)\s*(?:-|to|~)\s*#(\d+)[^#]*\b(?:width|height):? (?:from )?#(\d+)\s*(?:-|to|~)\s*#(\d+)/
const asSpans = /#(\d+)\s*(?:-|to|~)\s*#(\d+)\s*x\s*#(\d+)\s*(?:-|to|~)\s*#(\d+)/

/** Reads `110 x 60 mm to 180 x 90 mm` and `60-90 x 110-172 mm`; undefined for anything else. */
export const noteSizeIn = ({ text, amounts }: Masked): NoteSize | undefined => {
  const [corners, spans] = [asCorners.exec(text), asSpans.exec(text) ?? asNamed.exec(text)]
  // A note of one size lies within both spans.
  const one = amounts.length === 2 ? asOne.exec(text) : null
  const found = corners ?? spans ?? one
  // Another amount is a condition.
  if (!found || (amounts.length !== 4 && !one)) return undefined
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
