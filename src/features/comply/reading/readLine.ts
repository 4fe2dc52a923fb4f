import type { Clause } from '../requirement.ts'
import { numberWords } from '../vocabulary/phrases.ts'
import type { Subject } from '../vocabulary/subject.ts'
import { isRate, isUnit, unitAt } from '../vocabulary/units.ts'
import { findSubjects } from './findSubjects.ts'
import { takeKinds } from './kinds.ts'
import { plainText } from './plainText.ts'
import { readClause } from './readClause.ts'
import { refusals } from './refusals.ts'
import { rephrased } from './rephrasings/rephrasings.ts'
import { surePart } from './surePart.ts'
import { takeChoices } from './takeWords.ts'

/** In characters; a longer line is no requirement of a table. */
const longestLine = 500

const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** `thirty-five`, and `thirty` alone. */
const inTens = new RegExp(
  `\\b(${tens.join('|')})(?:[ -](${numberWords.slice(0, 9).join('|')}))?\\b(?=[ -][a-z(]|$)`,
  'g',
)

const scales: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, lakh: 1e5, million: 1e6 }

/** `three hundred`, `80 thousand` and `500 (five hundred)`, where the number before has its digits. */
const inScales = (text: string): string =>
  text
    .replace(/\b(\d+|one|an?) hundred and (\d{1,2})\b/g, (_whole, hundreds: string, rest: string) =>
      String((Number(hundreds) || 1) * 100 + Number(rest)),
    )
    .replace(
      /(?<![\d.,])\b(\d+(?:[.,]\d{1,2})?|one|an?) (hundred|thousand|lakh|million(?=$|[,.;)]))s?\b(?! (?:and|hundred|thousand|lakh|million|\d))/g,
      (_whole, factor: string, scale: string) =>
        String((Number(factor.replace(',', '.')) || 1) * (scales[scale] ?? Number.NaN)),
    )
    .replace(/\b(\d+) \(\1\)/g, '$1')

/** `three (3)` and `three years` have their digits; `one` may be a pronoun but before a time. */
const wordsToDigits = (text: string): string =>
  text
    .replace(
      /\b(?:(?:[a-z]+[ -])?(?:hundred|thousand|million)|[a-z]+) \((\d[\d,]*)\)/g,
      (whole, digits: string) =>
        numberWords[Number(digits) - 1] === whole.split(' ')[0] || /(?:hundred|thousand|million) /.test(whole)
          ? digits
          : whole,
    )
    .replace(inTens, (_whole, ten: string, unit: string | undefined) =>
      String((tens.indexOf(ten) + 2) * 10 + numberWords.indexOf(unit ?? '') + 1),
    )
    .replace(
      /\bone(?=[ -](?:(?<=\b(?:than|least|minimum|further) one )currency|(?:(?:main|sorting|output|stacking) )?(?:stacker|pocket)\b|year|month|hour|minute|bundle|reject|(?:[\w-]+ )?port))/g,
      '1',
    )
    .replace(
      new RegExp(
        `\\b(${numberWords.slice(1).join('|')})\\b(?=[ -][a-z]|,| \\((?:one|1|[a-z]+ing\\b)|$)(?! (?:colour )?(?:cis|contact image|image sensors)| (?:(?:electronic|locking|independent|different|separate) )?(?:codes|locks|bolts)\\b)`,
        'g',
      ),
      (word) => String(numberWords.indexOf(word) + 1),
    )

/**
 * `weight (kg): 10` and `bands per minute: 20` have their unit before the number. `800: notes/min` has it in the next
 * column. `800+` means at least 800.
 */
const withUnits = (text: string): string =>
  text
    .replace(/\bdb ?\(a\)/g, 'dba')
    .replace(/(\([^()\d]{1,24}\)) ?(\((?:max|min)(?:imum)?\.?\))/g, '$2 $1')
    .replace(/^([^():\d]{1,24}):\s([^\d]*\d[\d.,]*)(?=$|[\s,;])/, (whole, unit: string, rest: string) =>
      isRate(unit) ? `${rest} ${unit}` : whole,
    )
    .replace(/(\d[\d.,]*)\s?\+(?!\s*[\d/-])/g, 'at least $1')
    .replace(/(?<=\d)(?:\s*:\s|\s?[([])([^()[\]:\d]{1,24}?)[)\]]?(?=$|[\s,;:])/g, (whole, unit: string) =>
      isUnit(unit) ? ` ${unit}` : whole,
    )
    .replace(
      /(?:\s[([]|:\s)([^()[\]:\d]{1,24})[)\]]?:?(\s[^()\d]*\d[\d.,x+\s-]*)/,
      (whole, unit: string, rest: string, start: number, line: string) => {
        const isOwn = unitAt(line, start + whole.trimEnd().length) !== undefined
        return isUnit(unit) && unit !== 'min' && !isOwn ? `${rest.trimEnd()} ${unit} ` : whole
      },
    )

const separators = /;|(?<!\b(?:max|min|no|temp|approx))\.\s|,\s|\s(?:and|with|plus)\s/g

/** Begins the condition of what stands before, which asks for nothing of its own. */
const ofCondition = /^(?:in|during|when|while|if|under|after|before) /

/** The parts of a line that speak of several subjects; a part without one belongs to its neighbour. */
const partsOf = (text: string, subjects: readonly Subject[]): string[] => {
  const parts: string[] = []
  let [start, lastEnd] = [0, 0]
  const cuts = [...text.matchAll(separators)].map(
    (match) => [match.index, match.index + match[0].length] as const,
  )
  for (const [end, next] of [...cuts, [text.length, text.length] as const]) {
    const part = text.slice(start, end)
    const last = parts.at(-1)
    const hasNone = (each: string): boolean => findSubjects(each, subjects).length === 0
    // `Works in an environment with a temperature of …`
    const isBegun = text.slice(lastEnd, start) === ' with ' && hasNone(last ?? part)
    if (last !== undefined && (ofCondition.test(part) || hasNone(part) || isBegun))
      parts.splice(-1, 1, last + text.slice(lastEnd, end))
    else parts.push(part)
    ;[start, lastEnd] = [next, end]
  }
  return parts
}

/** `Height at least 600 mm, not above 900 mm` and `two USB ports and one Ethernet port` ask twice of one subject. */
const askedTwice = (whole: Clause, text: string, subjects: readonly Subject[]): Clause[] | undefined => {
  const [subject] = subjects.filter(({ id }) => id === whole.subject)
  const areChoices = whole.members.length > 1 && subject?.also?.includes('count') === true
  const isOpen = areChoices ? !whole.doubt : whole.doubt === 'contradiction'
  // `Two USB ports, type A` are two of one kind.
  const areApart = whole.members.filter((id) => id.startsWith('usb')).length < 2
  const isOfTwo = areChoices && areApart ? whole.quantities.length > 0 : whole.quantities.length === 2
  if (!subject || subject.isSpan || !isOpen || !isOfTwo) return undefined
  const [name = ''] = text.match(subject.words) ?? []
  const parts = text
    .split(/,? (?:and|but|plus) |, /)
    .map((part) => readClause(subject.words.test(part) ? part : `${name} ${part}`, [subject]))
  const areWhole = parts.every(
    ({ doubt, quantities, unread, members, comparison }) =>
      !doubt &&
      unread.length === 0 &&
      (areChoices
        ? members.length === 1 && quantities.length <= 1
        : members.length === 0 && quantities.length === 1 && comparison !== 'bare'),
  )
  const areCounted = parts.every(({ quantities }) => quantities.length === 1)
  return (parts.length === 2 || (parts.length > 2 && areCounted)) && areWhole ? parts : undefined
}

/** What is said of a whole machine. `Display in colour, 100 mm wide` says its width of a part. */
const ofWhole = new Set(
  'width depth height dimensions weight noise powerConsumption powerSupply temperature humidity warranty'.split(
    ' ',
  ),
)

/** `Display with weight of 5 kg` says its weight, and `reading with 99 % accuracy` how accurate that is. */
const isOfPartBefore = ({ subject, words }: Clause, place: number, text: string): boolean =>
  place > 0 &&
  [...ofWhole, 'accuracy', 'serialNumbers'].includes(subject ?? '') &&
  (text.includes(` with ${words}`) || subject === 'accuracy')

/** `Fitness sorting of KHR notes` asks for a way of sorting, and for a currency that the machine knows. */
const ofCurrencies = (whole: Clause, text: string, subjects: readonly Subject[]): Clause[] | undefined => {
  const currencies = subjects.find(({ id }) => id === 'currencies')
  const isOther = whole.unread.length === 0 || /\b(?:mix|together|once|into)/.test(text)
  if (whole.subject !== 'sortingModes' || whole.doubt || isOther) return undefined
  const { text: rest, members } = takeChoices(text, currencies?.choices)
  const sorted = readClause(rest.replace(/[¤\s]+/g, ' '), subjects)
  if (members.length === 0 || sorted.subject !== whole.subject || sorted.unread.length > 0) return undefined
  return [{ ...sorted, words: text }, readClause(`currencies: ${members.join(', ').toLowerCase()}`, subjects)]
}

const clausesOf = (text: string, subjects: readonly Subject[]): Clause[] => {
  const whole = readClause(text, subjects)
  const sorted = ofCurrencies(whole, text, subjects)
  if (sorted) return sorted
  // Two of them would be refused, and no part says it of both.
  if (/ not be (?:accepted|considered|acceptable)$/.test(text)) return [{ ...whole, doubt: 'negation' }]
  if (whole.doubt !== 'subjects') return askedTwice(whole, text, subjects) ?? [whole]
  const parts = partsOf(text, subjects).map((part) => readClause(part, subjects))
  return parts.length > 1 &&
    !parts.some((part, place) => isOfPartBefore(part, place, text)) &&
    !/\b(?:together|combined|altogether|(?<=\band\b.*)total|total(?= (?:[a-z]+ )?capacity\b))\b/.test(text) &&
    parts.some(({ doubt }) => doubt !== 'subjects' && doubt !== 'subject')
    ? parts
    : [whole]
}

export const madePlain = (text: string): string => {
  const plain = plainText(text).replace(/(?<!\b(?:in|min|max|nos?|pcs))(?<=[a-z)\d])[.;]$/, '')
  return withUnits(inScales(wordsToDigits(rephrased(plain))))
}

/** A wish in a sentence of its own is no part of what is required. */
const besides =
  /[;.] (?![^;.]*\b(?:and|but|not?|never|with|plus|must|shall|required|mandatory|compulsory|necessary|needed|obligatory)\b)[^;:.,\d]*\b(?:advantag\w*|preferred|desirable|optional|(?:an asset|a plus|a bonus))\.?$/

/** The clauses of one line as it was pasted. */
export const readLine = (text: string, subjects: readonly Subject[]): Clause[] => {
  if (text.length > longestLine)
    return [{ ...readClause(plainText(text.slice(0, 40)), subjects), doubt: 'unread' }]
  const { text: line, kinds } = takeKinds(madePlain(text).replace(besides, ''))
  const clauses = clausesOf(line, subjects)
  if (refusals.test(text.toLowerCase()))
    return clauses.map((clause) => ({ ...clause, kinds, doubt: clause.doubt ?? 'unread' }))
  return clauses.map((clause) => {
    const sure = surePart(clause, subjects)
    return { ...clause, ...(sure && { sure: { ...sure, kinds } }), kinds }
  })
}
