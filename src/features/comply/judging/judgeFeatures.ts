import { plainText, stemOf, wordsOf } from '../reading/plainText.ts'
import type { Judgement, Requirement, Sheet } from '../requirement.ts'
import { currencyChoices } from '../vocabulary/choices.ts'
import { isFiller } from '../vocabulary/neutralWords.ts'
import { approximations, negations, optionWords, wishes } from '../vocabulary/phrases.ts'

/** Words that say the same of what a machine does, each group by its first. */
const same = `
  each every per
  show display indicate visible list shown
  store save keep kept record register log retain
  return back
  separate apart own individual divide split sort
  check verify examine test inspect
  detect find found recognise identify
  set adjust adjustable select selectable choose chosen configurable
  itself automatic
  send sent transmit transfer
  open release
  carrier crew collector
  customer depositor
  cashier teller operator
  suspect suspicious doubtful
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' '))

const firstOf = new Map(
  same.flatMap(([first = '', ...others]) => others.map((word) => [stemOf(word), stemOf(first)])),
)

const meaningOf = (word: string): string => {
  const stem = stemOf(word.replace(/(?<=al)ly$/, '').replace(/(?<=[a-z]{4})ly$/, ''))
  return firstOf.get(stem) ?? stem
}

const meaningsOf = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => !isFiller(word))
      .map(meaningOf),
  )

/** A line that says less might be about anything, and in another order about another thing. */
const [fewest, inAnyOrder] = [3, 4]

const saysAll = (asked: ReadonlySet<string>, given: ReadonlySet<string>): boolean => {
  const both = [...given].filter((word) => asked.has(word))
  return both.length === asked.size && (both.length >= inAnyOrder || both.join() === [...asked].join())
}

const isPlain = (text: string): boolean =>
  ![negations, optionWords, approximations, /\bor\b|\bonly\b/].some((pattern) => pattern.test(text))

/** Words that a statement need not have in the same sense. */
const telling =
  /[\d<>≤≥±=]|\b(?:or|if|unless|only|more|less|above|below|exceed\w*|max\w*|min\w*|least|most|up to|within|than)\b/

const known = new Map<string, ReadonlySet<string>>()

/** What a key feature says; nothing where it says that only in part or under a condition. Each is read once. */
const meaningsIn = (feature: string): ReadonlySet<string> => {
  const before = known.get(feature)
  if (before) return before
  const stated = plainText(feature)
  const found = isPlain(stated) ? meaningsOf(stated) : new Set<string>()
  known.set(feature, found)
  return found
}

const read = new WeakMap<Requirement, ReadonlySet<string>>()

/** What a line asks, which is read once for all sheets; nothing where it has figures, currencies or conditions. */
const meaningsFor = (requirement: Requirement): ReadonlySet<string> => {
  const before = read.get(requirement)
  if (before) return before
  const plain = plainText(requirement.text)
  const isOpen = telling.test(plain) || wishes.test(plain) || !isPlain(plain)
  const isOfCurrency = Object.values(currencyChoices).some((pattern) => pattern.test(plain))
  const found = isOpen || isOfCurrency ? new Set<string>() : meaningsOf(plain)
  read.set(requirement, found)
  return found
}

/** Whether a key feature of the sheet says all that the line does, in the same or other words. */
export const judgeFeatures = (requirement: Requirement, sheet: Sheet): Judgement | undefined => {
  const asked = meaningsFor(requirement)
  if (asked.size < fewest) return undefined
  const offered = sheet.features.find((feature) => saysAll(asked, meaningsIn(feature)))
  return offered === undefined ? undefined : { verdict: 'complies', offered }
}
