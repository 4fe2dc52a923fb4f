import { ofDimension } from '../reading/quantities.ts'
import type { Clause, Finding } from '../requirement.ts'
import { currencyChoices } from '../vocabulary/choices.ts'
import { numberWords } from '../vocabulary/phrases.ts'
import type { Subject } from '../vocabulary/subject.ts'
import type { Cell } from './cells.ts'

/** Qualifiers that not every machine meets for all that it counts. */
const conditions = ['mixed', 'fitness', 'serial', 'standby']

type Presence = 'there' | 'conditional' | 'open' | 'missing'

/** What a sheet says of one choice. `any other note` and the like leave it open. */
const presenceOf = (pattern: RegExp, cells: readonly Cell[], isCurrency: boolean): Presence => {
  const parts = cells.flatMap(({ clauses, row, isNone }) =>
    isNone
      ? []
      : clauses.map((clause) => ({
          ...clause,
          own: clause.text,
          text: `${row.path.toLowerCase()} ${clause.text}`,
        })),
  )
  const found = parts.filter(({ text }) => pattern.test(text))
  const isOfDoubles =
    found.length > 0 &&
    found.every(({ own }) => !pattern.test(own) && /\b(?:doubles?|chained|half)\b/.test(own))
  // Infrared that finds doubles need not find counterfeits.
  if (isOfDoubles) return 'conditional'
  const isSure = (part: (typeof found)[number]): boolean =>
    !part.isConditional && !(isCurrency && part.isInConditionalList)
  if (found.some(isSure)) return 'there'
  if (found.length > 0) return 'conditional'
  return parts.some(({ text }) => /\b(?:any other|up to|more|others?)\b/.test(text)) ? 'open' : 'missing'
}

/** Sensors that find doubles tell no counterfeit. */
const ofDoubles = ['ultrasonic', 'double', 'chained', 'half']
const counterfeits = /\b(?:counterfeit|forg|fake|authentic|validat|genuin)/

const isUntypedUsb = (text: string): boolean => /\busb(?:_2)?\b(?![- ]?[abc]\b)/.test(text)

/** A row may leave open how it measures, as `Thickness` does, or with how many sensors, as `Image`. */
const leavesOpen: Readonly<Record<string, (text: string) => boolean>> = {
  usbA: isUntypedUsb,
  usbB: isUntypedUsb,
  usbC: isUntypedUsb,
  usb2: (text) => /\busb\b/.test(text),
  touch: (text) => !/\b(?:led|keypad|reflective|two-line|digits?)\b/.test(text),
  ultrasonic: (text) => /\b(?:thickness|doubles?)\b/.test(text) && !/\b(?:roller|mechanical)/.test(text),
  cis: (text) => /\bimage\b/.test(text),
  dual: (text) => /\bcodes?\b/.test(text),
  dualImage: (text) => /\b(?:image|cis)\b/.test(text) && !/\b(?:one|single) (?:contact|cis)\b/.test(text),
}

const isOfCurrencies = ({ choices }: Subject): boolean => choices === currencyChoices

const numberOf = (subject: Subject, cells: readonly Cell[]): { sure: number; possible: number } => {
  const all = Object.values(subject.choices ?? {}).map((pattern) =>
    presenceOf(pattern, cells, isOfCurrencies(subject)),
  )
  const count = (presence: Presence) => all.filter((each) => each === presence).length
  const isOpen = all.includes('open')
  return { sure: count('there'), possible: isOpen ? Infinity : count('there') + count('conditional') }
}

/** Whether a choice that is missing would be named by a complete list. */
const isCertain = (
  members: readonly string[],
  found: readonly Presence[],
  { isComplete, certain }: Subject,
): boolean =>
  isComplete === true &&
  // Ultrasound that finds doubles may stand in a list as doubles alone, or not at all.
  !members.includes('double') &&
  members.some((id, place) => found[place] === 'missing' && (certain?.includes(id) ?? true))

/** The rows name none of the choices, as a display row without languages. */
const areSilent = ({ choices = {} }: Subject, cells: readonly Cell[]): boolean =>
  Object.values(choices).every((pattern) => presenceOf(pattern, cells, false) === 'missing')

/** How many are connected is no number of ports. */
const connected = /\d (?:devices?|machines?|units?|systems?|equipments?|products?)\b/

/** `USB ports: at least 3`, by the numbers before the sheet's words: `Three USB-A`, `4 × USB`. */
const judgePorts = (clause: Clause, subject: Subject, cells: readonly Cell[]): Finding => {
  const [asked, surplus] = clause.quantities
  const [member, other] = clause.members
  if (subject.id !== 'interfaces' || !asked) return null
  const isLeast = ['least', 'bare'].includes(clause.comparison) && !asked.isSpan
  const pattern = member === undefined ? undefined : subject.choices?.[member]
  const isOfPorts = [undefined, 'port'].includes(asked.to.noun) && !connected.test(clause.words)
  if (surplus || other !== undefined || !pattern || !isLeast || !isOfPorts)
    return { verdict: 'toConfirm', reason: 'unread' }
  const named = cells.flatMap(({ clauses }) => clauses).filter(({ text }) => pattern.test(text))
  const numbers = named.map(({ text }) => {
    const [, before, rest = '', after] = /^(?:(\d+) x )?(.*?)(?: x (\d+))?$/.exec(text) ?? []
    const digits = before ?? after
    const inWords = numberWords.findIndex((word) => text.startsWith(`${word} `)) + 1
    // Any other number may be a version or a rate, as in `USB 2.0` and `10/100 Mbit/s`; `contacts` are any number.
    if (/\d|contacts/.test(rest.replace('rs-232', ''))) return undefined
    return digits === undefined ? Math.max(inWords, 1) : Number(digits)
  })
  const [wanted = Number.NaN] = asked.to.values
  const isVersion =
    !Number.isInteger(wanted) ||
    wanted > 20 ||
    /[a-z):(-] ?\d+\.\d|\b(?:usb|version|v) ?\d/.test(clause.words)
  if (isVersion || numbers.includes(undefined)) return { verdict: 'toConfirm', reason: 'figure' }
  const isOpen = cells.some(({ text }) => leavesOpen[member ?? '']?.(text))
  const sum = numbers.reduce<number>((total, value) => total + (value ?? 0), 0)
  if (named.some(({ isConditional }) => isConditional)) return { verdict: 'toConfirm', reason: 'conditions' }
  if (sum >= wanted) return { verdict: 'complies' }
  return isOpen ? { verdict: 'toConfirm', reason: 'figure' } : { verdict: 'deviates' }
}

/** A grade of a scale; one of another scale is not compared. */
const judgeGrade = (
  clause: Clause,
  scale: readonly string[],
  { choices = {}, scales = [] }: Subject,
  cells: readonly Cell[],
): Finding => {
  const asked = scale.indexOf(clause.members[0] ?? '')
  const gradeIn = (grades: readonly string[]): number =>
    grades.findLastIndex((id) => presenceOf(choices[id] ?? /^$/, cells, false) === 'there')
  const given = gradeIn(scale)
  const isBelow = scales.slice(0, scales.indexOf(scale)).some((lower) => gradeIn(lower) !== -1)
  if (given === -1 && isBelow) return { verdict: 'deviates' }
  if (given === -1 || !['bare', 'least'].includes(clause.comparison))
    return { verdict: 'toConfirm', reason: 'figure' }
  return { verdict: given >= asked ? 'complies' : 'deviates' }
}

const otherUse = /\b(?:for|option|printer|drawer|label|scanner|stick|alarm)\b|\(|usb-a/

/** A port that the sheet gives no other use, nor a type for sticks, is one to a computer. */
const servesComputer = (
  { choices = {} }: Subject,
  members: readonly string[],
  cells: readonly Cell[],
): boolean => {
  const texts = cells.flatMap(({ clauses }) => clauses.map(({ text }) => text.replace(/ to pc\b.*/, '')))
  return members.every((id) => texts.some((text) => choices[id]?.test(text) === true && !otherUse.test(text)))
}

/** Judges the choices that a line names, or how many it asks for. */
export const judgeChoices = (clause: Clause, subject: Subject, cells: readonly Cell[]): Finding => {
  const { choices = {}, isCounted } = subject
  const [asked] = isCounted ? ofDimension(clause.quantities, 'count') : []
  if (asked) {
    const isLeast = ['least', 'bare', 'moreThan'].includes(clause.comparison) && !asked.isSpan
    const [value = Number.NaN] = asked.to.values
    const wanted = clause.comparison === 'moreThan' ? value + 1 : value
    if (subject.id === 'languages' && areSilent(subject, cells)) return { verdict: 'notStated' }
    const { sure, possible } = numberOf(subject, cells)
    // `The serial numbers of 100 notes` counts no currencies, and `English, 2` no languages.
    const isCounted =
      subject.id === 'currencies' || (subject.noun === 'language' && clause.members.length === 0)
    const isOfValue = clause.members.length > 0 && /\b(?!least|minimum|min)[a-z]+ \d+$/.test(clause.words)
    const isOfOthers =
      asked.to.noun !== subject.noun && (asked.to.noun !== undefined || !isCounted || isOfValue)
    const areThere = clause.members.every(
      (id) => presenceOf(choices[id] ?? /^$/, cells, isOfCurrencies(subject)) === 'there',
    )
    // `Menu language: English` and `3` beside it count machines.
    const isListed =
      subject.id !== 'languages' &&
      subject.words.test(clause.words) &&
      /\bincluding\b|:|\(/.test(clause.words)
    // `KHR and two others` are three.
    const isOfMore = /\b(?:others?|plus|further|additional)\b|\+/.test(clause.words)
    if (
      !isLeast ||
      isOfOthers ||
      clause.quantities.length > 1 ||
      (clause.members.length > 0 && (!isListed || isOfMore))
    )
      return { verdict: 'toConfirm', reason: 'unread' }
    const isOfRun = clause.qualifiers.includes('mixed') && !/\bvalue\b/.test(clause.words)
    if (sure >= wanted && areThere)
      return isOfRun ? { verdict: 'toConfirm', reason: 'use' } : { verdict: 'complies' }
    if (areSilent(subject, cells)) return { verdict: 'notStated' }
    if (possible < wanted) return { verdict: 'deviates' }
    return { verdict: 'toConfirm', reason: areThere ? 'conditions' : 'unread' }
  }
  const counted = judgePorts(clause, subject, cells)
  if (counted) return counted
  const isNone = cells.every((cell) => cell.isNone)
  if (clause.members.length === 0) return null
  const isList = clause.comparison === 'least' && /\b(?:minimum|at least|or better)\b/.test(clause.words)
  if (clause.comparison !== 'bare' && !isList && clause.quantities.length === 0 && !subject.scales)
    return { verdict: 'toConfirm', reason: 'direction' }
  // Mixed may mean notes of several currencies in one run.
  const isOfRuns = isOfCurrencies(subject) && !/\bvalue\b/.test(clause.words)
  const isUnmet = (id: string) =>
    (id === 'mixed' && isOfRuns) ||
    !cells.some(({ clauses }) => clauses.some(({ qualifiers }) => qualifiers.includes(id)))
  const found = clause.members.map((id): Presence => {
    if (ofDoubles.includes(id) && counterfeits.test(clause.words)) return 'open'
    const presence = presenceOf(choices[id] ?? /^$/, cells, isOfCurrencies(subject))
    if (presence === 'conditional' && subject.orOption === true) return 'there'
    return presence === 'missing' && cells.some(({ text }) => leavesOpen[id]?.(text)) ? 'open' : presence
  })
  const higher = subject.scales?.find((scale) => scale.includes(clause.members[0] ?? ''))
  if (higher && clause.members.length === 1) return judgeGrade(clause, higher, subject, cells)
  // A network beside `USB for updates` may be for anything else.
  const isOpen =
    clause.members.includes('usbUpdates') && found[clause.members.indexOf('usbUpdates')] !== 'there'
  if (clause.isEither && !isOpen && found.includes('there')) found.fill('there')
  const isOfOtherUse =
    clause.qualifiers.some((id) => conditions.includes(id) && isUnmet(id)) ||
    (clause.qualifiers.includes('computer') && !servesComputer(subject, clause.members, cells))
  if (found.every((presence) => presence === 'there'))
    return isOfOtherUse ? { verdict: 'toConfirm', reason: 'use' } : { verdict: 'complies' }
  const isAlternative = clause.isEither === true || /\bor\b|\beither\b/.test(clause.words)
  const isNoneOfThem =
    clause.isEither === true &&
    clause.members.every((id, place) => isCertain([id], found.slice(place, place + 1), subject))
  if (isNoneOfThem || (found.includes('missing') && !isAlternative)) {
    const areOfDoubles = clause.members.every((id) => ofDoubles.includes(id))
    const mayFindDoubles = cells.some(({ text }) => /\b(?:thickness|size|ultrasonic)\b/.test(text))
    if (areOfDoubles && !clause.isEither && !mayFindDoubles && !isNone) return { verdict: 'notStated' }
    if (!isNone && areSilent(subject, cells)) return { verdict: 'notStated' }
    return isNoneOfThem || isCertain(clause.members, found, subject) || isNone
      ? { verdict: 'deviates' }
      : { verdict: 'toConfirm', reason: 'figure' }
  }
  return { verdict: 'toConfirm', reason: 'conditions' }
}
