import texts from '../../../src/content/texts/figures.json' with { type: 'json' }
import { unitOf } from '../../../src/domain/products/figures/figureText.ts'
import { fill, listText, numberText } from '../../../src/lib/text.ts'
import type { comparedAmounts, comparedChoices } from './comparison.ts'

type Words<Name extends string = string> = Readonly<Record<Name, string>>

/** The types make sure that every compared figure has its phrases. */
const amounts: Readonly<Record<keyof typeof comparedAmounts, Words<'more' | 'less'>>> = texts.differences
const sets: Readonly<Record<keyof typeof comparedChoices, Words<'more' | 'less' | 'many' | 'few'>>> =
  texts.choices
const phrases: Readonly<Record<string, Words>> = { ...amounts, ...sets }
const words: Readonly<Record<string, Words>> = texts.words

/** A phrase gives only the number of a longer list. */
const maxNamed = 4

const countedInWords = new Set(['pockets', 'outlets', 'copies', 'users'])

const decimals = (amount: number): number => Math.round(amount * 100) / 100

/** What can be counted has `more` or `fewer` before its name: `80 more notes`, but `30 m more`. */
const isCountable = (unit: string): boolean => /^[a-z]{4}/.test(unit)

/** Fills the amount into a phrase: `built for 40,000 more notes/day`. */
const withAmount = (template: string, amount: number, unit: string): string => {
  const number = (countedInWords.has(unit) ? texts.numbers[amount] : undefined) ?? numberText(amount)
  const name = unitOf(amount, unit)
  const ordered = isCountable(unit)
    ? template.replace(/\{amount\} (more|fewer)/, `${number} $1 ${name}`)
    : template
  return fill(ordered, { amount: `${number} ${name}` })
}

/** The choices that have words; all choices of a figure without words. */
export const phrasableChoices = (id: string, ids: readonly string[]): string[] =>
  ids.filter((choice) => words[id] === undefined || choice in words[id])

/** `200 notes/min faster`. */
export const amountPhrase = (id: string, difference: number, unit = ''): string => {
  const template = difference > 0 ? phrases[id]?.more : phrases[id]?.less
  return withAmount(template ?? '', decimals(Math.abs(difference)), unit)
}

/** An id without a word, such as a currency, is its own word. */
const listOf = (id: string, ids: readonly string[], type: Intl.ListFormatOptions['type']): string =>
  listText(
    ids.map((choice) => words[id]?.[choice] ?? choice),
    type,
  )

const numberOf = ({ length }: readonly string[]): string => texts.numbers[length] ?? String(length)

/**
 * `reads VND too, does not read CNY`; of longer lists the numbers, as `reads twelve currencies instead of six`.
 * A product without any choice of this kind has nothing that the other could have more of.
 */
export const choicesPhrases = (
  id: string,
  { own, other, added, lost }: Readonly<Record<'own' | 'other' | 'added' | 'lost', readonly string[]>>,
): string[] => {
  const {
    more = '',
    less = '',
    many = '',
    few = '',
    first = more,
    firstMany = many,
    none = '',
  } = phrases[id] ?? {}
  const numbers = { own: numberOf(own), other: numberOf(other) }
  if (own.length === 0 && added.length > 0)
    return [
      fill(added.length > maxNamed ? firstMany : first, {
        ...numbers,
        list: listOf(id, added, 'conjunction'),
      }),
    ]
  if (other.length === 0 && lost.length > 0 && none !== '') return [none]
  if (added.length > maxNamed || lost.length > maxNamed)
    return [fill(other.length > own.length ? many : few, numbers)]
  return [
    ...(added.length > 0 ? [fill(more, { list: listOf(id, added, 'conjunction') })] : []),
    ...(lost.length > 0 ? [fill(less, { list: listOf(id, lost, 'disjunction') })] : []),
  ]
}

/** `with an escrow`, `without an escrow`. */
export const presencePhrase = (id: string, has: boolean): string =>
  (has ? phrases[id]?.has : phrases[id]?.lacks) ?? ''

/** A short sentence for each difference. */
export const sentenceOf = (differences: readonly string[]): string =>
  differences.map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`).join(' ') || texts.same
