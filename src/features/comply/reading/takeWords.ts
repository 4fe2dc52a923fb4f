import type { Comparison } from '../requirement.ts'
import type { Choices } from '../vocabulary/choices.ts'
import { comparisons, demands, qualifiers } from '../vocabulary/phrases.ts'
import type { Subject } from '../vocabulary/subject.ts'

const globals = new WeakMap<RegExp, RegExp>()

/** The pattern for every match, which is made once. */
export const every = (pattern: RegExp): RegExp => {
  const made = globals.get(pattern) ?? new RegExp(pattern, 'g')
  globals.set(pattern, made)
  made.lastIndex = 0
  return made
}

/** Stands in a text where its subject was named. */
const subjectSign = '§'

/** Names of one subject: `cassette or bag`. */
const several = /§(?:\s*(?:[,/]|or|and\/or)\s*(?:the )?§)+/g

/** Stands in a text where a choice was named. */
const chosenSign = '¤'

/** `at least one of`, before or after its list. */
const oneOfThem =
  /\b(?:(?:at least|minimum|min\.?|any) )?(?:one|any) (?:or more )?of(?: (?:the )?(?:following|these|those))?\b|\beither(?: of)?\b/

/** A text without the words that leave one of its choices to the supplier, and whether it had them. */
export const takeOneOf = (text: string, choices?: Choices): { text: string; isOneOf: boolean } => {
  const [before, ...after] = text.split(oneOfThem)
  const list = after.join(' ')
  const membersOf = (words: string) => takeChoices(words, choices).members.length
  const isOneOf =
    after.length === 1 && !/\band\b/.test(list) && membersOf(list) > 1 && membersOf(before ?? '') === 0
  return { text: isOneOf ? `${before ?? ''} ${list}` : text, isOneOf }
}

/**
 * Whether an `or` leaves one choice to the supplier: that between two, or the last of a list where one is enough.
 * Where all are named by one word, as `UV, MG or IR sensors`, all may be meant.
 */
export const isAlternative = (text: string, isOneEnough = false): boolean => {
  // What stands before a colon names the list.
  const gaps = text
    .replace(/^.*:(?=.*¤.*¤)/, '')
    .split(chosenSign)
    .slice(1, -1)
  const isList = isOneEnough && gaps.length > 1 && gaps.every((gap) => /^\s*,\s*$|\bor\b/.test(gap))
  const isOr = /(?:^|\s)(?:and ?\/ ?)?or\b/.test(gaps.at(-1) ?? '')
  return isOr && (isList || gaps.length === 1) && !(isList ? /\band\b|[;/+&]/ : /\band\b|[,;/+&]/).test(text)
}

/** What has to be found in each case, and what a user chooses among, must all be there. */
export const asksForAll = (text: string): boolean =>
  /\b(?:detect|stop|reject|recogni|check)\w*\b.*\b(?:doubles?|chain\w*|half|tape|tears?|torn|soil\w*|holes?)\b/.test(
    text,
  ) || /\bor\b.*\b(?:selectable|as selected|double[- ](?:note |feed )?detection)\b/.test(text)

/**
 * One choice `in` or `per` another asks for more than both, as `USD in KHR` asks for a rate, and so does one before
 * further words, as `in euro reading KHR`.
 */
const relation = new RegExp(
  [
    '(?<=¤.*)\\b(?<word>in|to|from|at|on|of|for|by|per|as|via|through|while|during)\\b[^¤,;]*(?=¤)',
    '\\b(?<into>into)\\s+(?=¤)',
    '\\b(?<before>in)\\s+(?=¤[^¤]*(?:\\b(?!and\\b|or\\b)[a-z§]+\\b[^¤]*|:\\s*)¤)',
  ].join('|'),
  'g',
)

/** Puts a sign in place of the words of each choice; `text` keeps the rest. */
export const takeChoices = (
  text: string,
  choices: Choices = {},
): { text: string; members: string[]; relations: string[] } => {
  const members: string[] = []
  let rest = text
  for (const [id, pattern] of Object.entries(choices)) {
    if (!pattern.test(rest)) continue
    members.push(id)
    rest = rest.replace(every(pattern), ` ${chosenSign} `)
  }
  const relations = Array.from(rest.matchAll(relation), ({ groups = {} }) => groups)
    .filter(({ into }) => into !== undefined || members.length > 1)
    .map(({ word, into, before }) => word ?? into ?? before ?? '')
  return { text: rest, members, relations }
}

export const takeComparisons = (text: string): { text: string; found: Comparison[] } => {
  const found: Comparison[] = []
  let rest = text
  for (const [pattern, comparison] of comparisons)
    rest = rest.replace(pattern, () => {
      found.push(comparison)
      return ' '
    })
  return { text: rest, found: [...new Set(found)] }
}

export const takeQualifiers = (text: string): { text: string; ids: string[] } => {
  const ids: string[] = []
  let rest = text
  for (const [id, pattern] of Object.entries(qualifiers)) {
    if (!pattern.test(rest)) continue
    ids.push(id)
    rest = rest.replace(every(pattern), ' ')
  }
  return { text: rest, ids }
}

/** Takes the words of the subject, and what only demands it; `isGiven` where it is asked to come with the machine. */
export const takeDemands = (
  text: string,
  subject: Subject | undefined,
): { text: string; isGiven: boolean } => {
  const named = subject ? text.replace(every(subject.words), ` ${subjectSign} `) : text
  const rest = named.replace(several, subjectSign)
  const isGiven = [...rest.matchAll(demands)].some(({ groups }) => groups?.given !== undefined)
  return { text: rest.trim().replace(demands, ' ').replaceAll(subjectSign, ' '), isGiven }
}
