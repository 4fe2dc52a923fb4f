import type { Subject } from '../vocabulary/subject.ts'
import { wordsOf } from './plainText.ts'
import { every, takeChoices, takeComparisons } from './takeWords.ts'

/** Words that ask for nothing, wherever they stand. */
const empty = new Set(
  `a an the this that these those it its they which who of for to by in on at as from via through between among be is
   are been being shall must should will would can may has have having had do doe not required mandatory obligatory
   compulsory necessary available availability provided supplied offered possible yes also both each per one or and
   machine device unit equipment system product model note banknote bill bank coin minimum maximum least most following
   respectively etc other others so when while during than up more less better above below over under if
   accordance standard simultaneously together approximately integrated freely set settable comply conform meet
   suitable suitability included delivery price scope supply function feature presented processed recognised declared noncondensing reading recording writing read written`.split(
    /\s+/,
  ),
)

const separators = /,|;|&|\+|\b(?:and|plus|with|including)\b/

/**
 * Words behind a comma, an `and` or a `with` that have neither a figure nor a choice, as in `USB and internal slots`.
 * They are a demand of their own, though the same words add nothing beside what they belong to.
 */
export const furtherDemands = (masked: string, subject: Subject | undefined): string[] => {
  if (!subject) return []
  const named = masked.replace(every(subject.words), ' § ')
  const { text } = takeComparisons(takeChoices(named, subject.choices).text)
  const isOfTopic = (word: string) => subject.isTopic === true && subject.neutral?.test(word) === true
  const [, ...further] = text.split(separators)
  return further
    .filter((part) => !/[#¤]/.test(part))
    .flatMap((part) => wordsOf(part).filter((word) => !empty.has(word) && !isOfTopic(word)))
}
