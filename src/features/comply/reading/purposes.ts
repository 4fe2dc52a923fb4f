import { isFiller, vague } from '../vocabulary/neutralWords.ts'
import { stemOf, wordsOf } from './plainText.ts'

/** What people want a machine for, in words that ask for nothing. */
const reasons: ReadonlySet<string> = new Set(
  `
    place put table counter desk teller cashier people office room floor shelf time ease easy easily smooth smoothly
    comfortable comfortably efficient efficiently convenient convenience delay jam error mistake misuse avoid prevent
    peak hours queue noise permissible space limited small narrow
  `
    .split(/\s+/)
    .flatMap((word) => [word, stemOf(word)]),
)

const connectors =
  '(?:so that|so as to|in order (?:to|that)|so(?= (?:the|it|we|our|that|customers?|users?|operators?|counting)\\b)|' +
  '(?:in order )?to (?:ensure|avoid|prevent|allow|enable|facilitate|permit|help|reduce|make sure|minimi[sz]e)|' +
  'owing to|due to|because(?: of)?|in view of|considering|as (?=we |our |the bank ))'

const purpose = new RegExp(`,? \\b${connectors}\\s+([^,;.]*)(?=$|[,;.])`, 'g')

const isHarmless = (text: string): boolean =>
  !/\d/.test(text) &&
  wordsOf(text).every(
    (word) => isFiller(word) || vague.has(word) || reasons.has(word) || reasons.has(stemOf(word)),
  )

/** A text without what its requirements are good for, where that is said in words that ask for nothing. */
export const withoutPurposes = (text: string): string =>
  text.replace(purpose, (whole, words: string) => (isHarmless(words) ? '' : whole))
