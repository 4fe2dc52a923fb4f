import { isDigits, maxLineLength, plainLine, tokensOf } from './lineTokens.ts'
import { numberAt } from './numbers.ts'
import type { ProductFinder } from './productFinder.ts'
import { numberOf, roleOf } from './vocabulary.ts'

const quantity = String.raw`(?:\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten)(?: ?[x×*])? +\p{L}`
const item = new RegExp(`^${quantity}`, 'iu')

/** Between the items of a sentence. `one hundred and two` is one number. */
const separator = new RegExp(String.raw`[,;] +(?:and +)?|(?<!hundred) +(?:and|&) +(?=${quantity})`, 'iu')
const sentenceEnd = /(?<!^\s{0,4}\d{1,3}|\b(?:no|nos|nr|pos|qty|mr|mrs|ms|dr))[.!?] +(?=\p{Lu})/u

/** Words beside those of purchasing lists that ask for something and say nothing of it. */
const courtesies = new Set(
  `to for your our you can could may are is be get receive price prices following follows as below items
  good morning afternoon evening day best kind warm many much very in advance hope well this email mail finds
  quotes interested`.split(/\s+/),
)

const salutation =
  /^(?:(?:dear|hi|hello|(?:(?:best|kind|warm|with) )*regards|yours|sincerely)(?!\p{L})[^\d]{0,60}|(?:(?:many )?thanks|thank you|cheers)(?: in advance)?[,!.] *\p{L}{0,20}(?: \p{L}{1,20})?)$/u

/** Whether a text names nothing: `Dear Mr Chan`, `we would like to order`, `Best regards, Dara`. */
export const isCourtesy = (text: string): boolean => {
  const plain = plainLine(text).replace(/\bto have\b/, 'to')
  const words = tokensOf(plain).map((token) => token.text)
  return salutation.test(plain) || words.every((word) => roleOf(word) === 'filler' || courtesies.has(word))
}

/** `please quote` and `2 x MC 280`; undefined for a text that is no item, or that has other words before it. */
const divided = (text: string): { before: string; rest: string } | undefined => {
  const starts = [0, ...[...text.matchAll(/[\s:]+/g)].map(({ 0: space, index }) => index + space.length)]
  const found = starts.filter((start) => item.test(text.slice(start)) && isCourtesy(text.slice(0, start)))
  const start = found.at(-1)
  return start === undefined ? undefined : { before: text.slice(0, start).trim(), rest: text.slice(start) }
}

const clean = (text: string): string => text.trim().replace(/[.,;!]$/, '')

/** A sentence's items, none said twice, and its courtesies; undefined for one that says anything else. */
const itemsOf = (sentence: string): string[] | undefined => {
  const parts = sentence.split(separator).map(clean)
  const items = parts.map(divided)
  if (parts.some((part, at) => !items[at] && !isCourtesy(part))) return undefined
  const rests = items.flatMap((found) => found?.rest ?? [])
  if (rests.length === 0 || new Set(rests).size < rests.length) return undefined
  return parts.flatMap((part, at) => {
    const { before = part, rest = '' } = items[at] ?? {}
    return [before, rest].filter((text) => text !== '')
  })
}

const denial = /\b(?:not|no longer|without|except|instead|cancel\w*)\b|n['’]t\b/i

const isDenied = (line: string): boolean => denial.test(line) && !/[.:;!?]\s*$/.test(line)

/** Whether a sentence may stand as a line of its own, because it changes nothing beside it. */
const isHarmless = (sentence: string): boolean =>
  tokensOf(plainLine(sentence)).every(({ text }) => !isDigits(text) && roleOf(text) !== 'doubt')

/** The `and` to or from the line beside it. */
const joint = new RegExp(String.raw`^ *(?:and|&) +(?=${quantity})|,? +(?:and|&) *$`, 'giu')

const linesOf = (text: string): string[] => {
  if (text.length > maxLineLength) return [text]
  const line = text.replace(joint, '')
  if (/[()\t]/.test(line) || denial.test(line)) return [line]
  const sentences = line.split(sentenceEnd)
  const read = sentences.map(itemsOf)
  const lines = sentences.flatMap((sentence, at) => read[at] ?? sentence)
  const isMail = sentences.every((sentence, at) => read[at] ?? isHarmless(sentence))
  // A line with one item is read as it is.
  return isMail && lines.filter((each) => item.test(each)).length > 1 ? lines : [line]
}

const isBare = (text: string): boolean =>
  /^(?:times|unit|supply|filler)$/.test(roleOf(text) ?? '') || isDigits(text) || numberOf(text) !== undefined

/** Whether a sentence goes on in the next line: its last item has no name yet, as in `1 VC 520, one KC` and `300`. */
const goesOn = (line: string, next: string, finder: ProductFinder): boolean => {
  if (line.length + next.length > maxLineLength) return false
  const parts = line.split(sentenceEnd).at(-1)?.split(separator) ?? []
  const last = parts.pop() ?? ''
  const { before = '', rest = '' } = divided(`${last} x`) ?? {}
  if (rest === '' || !/^\s*[\p{L}\d]/u.test(next) || /[.,;:!?]\s*$/.test(line)) return false
  if (!parts.every((part) => divided(part) ?? isCourtesy(part))) return false
  const tokens = tokensOf(plainLine(last))
  const joined = tokensOf(plainLine(`${last} ${next}`))
  const named = tokens.flatMap((_token, at) => {
    const product = finder.at(joined, at)
    return product ? at + product.length : []
  })
  // A line of its own, such as `2 x MC`, is no sentence.
  const isSentence = parts.length > 0 || before !== ''
  if (named.length > 0) return isSentence && named.some((end) => end > tokens.length)
  if (roleOf(joined[tokens.length + 1]?.text ?? '') === 'measure') return true
  if (!isSentence || isCourtesy(next) || numberAt(joined, tokens.length)) return false
  return !finder.at(joined, tokens.length) || tokens.every(({ text }) => isBare(text))
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
  return whole.flatMap((line, at) => (isDenied(whole[at - 1] ?? '') ? line : linesOf(line)))
}
