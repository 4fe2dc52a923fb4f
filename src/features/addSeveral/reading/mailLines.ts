import { maxLineLength, plainLine } from './plainLine.ts'
import { placeholder, type ProductFinder } from './productFinder.ts'
import { doubts, fillers } from './vocabulary.ts'

const quantity = String.raw`(?:\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten)(?: ?[x×*])? +(?!and )\p{L}`
const item = new RegExp(`(?<![^\\s:])${quantity}`, 'iu')

/** Between the items of a sentence, and between sentences. `one hundred and two` is one number. */
const separator = new RegExp(
  String.raw`[,;] +(?:and +)?|(?<!hundred)(?:^| )+(?:and|&) +(?=${quantity})|,? +(?:and|&) *$|(?<!^\s{0,4}\d{1,3}|\b(?:no|nos|nr|pos|qty|mr|mrs|ms|dr))[.!?] +(?=\p{Lu})`,
  'iu',
)

const salutation =
  /^(?:dear|hi|hello|(?:(?:best|kind|warm|with) )*regards|yours|sincerely|(?:many )?thanks|thank you|cheers)(?!\p{L})[^\d]{0,60}$/u

const wordsIn = (text: string): string[] => plainLine(text).match(/[\p{L}\p{M}]+|\d+/gu) ?? []

/** Whether a text names nothing: `Dear Mr Chan`, `we would like to order`, `Best regards, Dara`. */
export const isCourtesy = (text: string): boolean =>
  salutation.test(plainLine(text)) || wordsIn(text).every((word) => fillers.has(word))

/** `2 x MC 280` of `please quote 2 x MC 280`; undefined when anything but a courtesy stands before it. */
const itemIn = (text: string): string | undefined => {
  const start = text.search(item)
  return start !== -1 && isCourtesy(text.slice(0, start)) ? text.slice(start) : undefined
}

const hasDoubt = (line: string): boolean =>
  wordsIn(line).some((word) => doubts.has(word)) || /n['’]t\b/.test(line)

/** A line for each item of a sentence, when it has several and says nothing else with a number. */
const linesOf = (line: string): string[] => {
  if (line.length > maxLineLength || /[()\t]/.test(line) || hasDoubt(line)) return [line]
  const parts = line.split(separator).map((part) => part.trim().replace(/[.,;!]$/, ''))
  const lines = parts.filter((part) => part !== '')
  const items = lines.flatMap((each) => itemIn(each) ?? [])
  const isMail = items.length > 1 && lines.every((each) => itemIn(each) ?? !/\d/.test(each))
  return isMail && new Set(items).size === items.length ? lines : [line]
}

/** The shortest line that a mail program breaks. */
const wrapped = 60

/** Whether a mail program has broken a sentence of items here, so that its last item may have no name yet. */
const goesOn = (line: string, next: string, finder: ProductFinder): boolean => {
  const isOwn = !/^[\p{L}\d]/u.test(next) || itemIn(next) !== undefined || isCourtesy(next)
  const isProduct = finder.find(plainLine(next))?.line.startsWith(placeholder)
  return line.length >= wrapped && !isOwn && !isProduct && linesOf(`${line} ${next}`).length > 1
}

/** The lines of a mail: sentences that a mail program broke are one, and each item of a sentence is a line. */
export const mailLines = (text: string, finder: ProductFinder): string[] => {
  const whole: string[] = []
  for (const line of text.split('\n')) {
    const last = whole.at(-1)
    if (last !== undefined && goesOn(last, line, finder)) whole[whole.length - 1] = `${last} ${line.trim()}`
    else whole.push(line)
  }
  // `We do not need the`, and the items in the next line.
  const isDenied = (line = '') => hasDoubt(line) && !/[.:;!?]$/.test(line.trimEnd())
  return whole.flatMap((line, at) => (isDenied(whole[at - 1]) ? line : linesOf(line)))
}
