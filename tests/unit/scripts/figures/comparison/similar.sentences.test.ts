import { expect, it } from 'vitest'
import { similarTo } from '../../../../../scripts/figures/comparison/similar.ts'
import { families } from '../../../../../scripts/figures/families.ts'
import { textsOf } from '../../../../../scripts/figures/reading/textsOf.ts'
import { vocabularies } from '../../../../../scripts/figures/reading/vocabularies.ts'
import texts from '../../../../../src/content/texts/figures.json'
import type { Product } from '../../../../../src/domain/machines/product.ts'
import { familyOf } from '../../../../../src/domain/machines/product.ts'
import { currenciesOf, numbersIn } from '../../../../support/site/sheets.ts'
import { testedProducts } from '../../../../support/site/testedProducts.ts'

type Way = 'more' | 'less' | 'many' | 'few' | 'has' | 'lacks'

interface Claim {
  id: string
  way: Way
  /** An amount, a list or a number; empty where a machine has something at all. */
  said: string
}

const templates = Object.entries({ ...texts.differences, ...texts.choices }).flatMap(([id, phrases]) =>
  Object.entries(phrases).map(([way, template]) => ({ id, way: way as Way, template })),
)

const claimsOf = (phrase: string): Claim[] =>
  templates.flatMap(({ id, way, template }) => {
    const match = new RegExp(`^${template.replace(/\{\w+\}/, '(.+)')}$`, 'i').exec(phrase)
    return match ? [{ id, way, said: match[1] ?? '' }] : []
  })

/** The ways in which a sentence, split at its commas, can be made of phrases. */
const readings = (parts: readonly string[]): Claim[][] =>
  parts.length === 0
    ? [[]]
    : parts.flatMap((_part, index) =>
        claimsOf(parts.slice(0, index + 1).join(', ')).flatMap((claim) =>
          readings(parts.slice(index + 1)).map((claims) => [claim, ...claims]),
        ),
      )

const rowsOf = (sheet: Product, id: string): string[] => [
  ...new Set(
    families[familyOf(sheet)]
      .filter((rule) => rule.id === id)
      .flatMap(({ rows }) =>
        rows.flatMap((row) => textsOf(sheet.specifications, row).map((text) => `${row}: ${text}`)),
      ),
  ),
]

const toNumber = (said: string): number => {
  const [word = ''] = said.split(' ')
  return texts.numbers.includes(word.toLowerCase())
    ? texts.numbers.indexOf(word.toLowerCase())
    : Number(word.replaceAll(',', ''))
}

const differs = (own: readonly number[], other: readonly number[], by: number): boolean =>
  own.some((a) => other.some((b) => Math.abs(b - a - by) < 0.001))

/** What a machine must state to have these at all. */
const presence: Readonly<Record<string, RegExp>> = {
  valueSpeed: /value/i,
  rejectSize: /reject/i,
  bricks: /brick/i,
  coinCurrency: /coin/i,
}

const wordsOf: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = vocabularies

const wordsFor = (id: string): Readonly<Record<string, string>> =>
  new Map<string, Readonly<Record<string, string>>>(Object.entries(texts.words)).get(id) ?? {}

const hasWord = (sheet: Product, id: string, name: string): boolean => {
  const words = wordsFor(id)
  const [key = name] = Object.keys(words).filter((own) => words[own] === name)
  return rowsOf(sheet, id).some((row) => (wordsOf[id]?.[key] ?? new RegExp(`\\b${key}\\b`)).test(row))
}

/** The currencies that a machine has, and those that it can have; `is` tells whether it has a named one. */
const setsOf = (sheet: Product, id: string) => {
  const { has, onRequest } = currenciesOf(sheet, id === 'coinCurrency' ? 'coins' : 'notes')
  return { has, possible: [...has, ...onRequest] }
}

const isCurrency = (id: string): boolean => id === 'currency' || id === 'coinCurrency'

/** Every name of a list is had by the one machine and not by the other. */
const onlyOf = (one: Product, other: Product, id: string, names: readonly string[]): boolean =>
  names.every((name) =>
    isCurrency(id)
      ? setsOf(one, id).has.includes(name) && !setsOf(other, id).possible.includes(name)
      : hasWord(one, id, name) && !hasWord(other, id, name),
  )

const numberOnlyOf = (one: Product, other: Product, id: string): number =>
  isCurrency(id)
    ? new Set(setsOf(one, id).has.filter((code) => !setsOf(other, id).possible.includes(code))).size
    : Object.values(wordsFor(id)).filter((name) => onlyOf(one, other, id, [name])).length

const namesIn = (said: string): string[] => said.split(/, | and | or /)

/** Whether the sheets of two machines bear out what is said of `other`. */
const isTrue = ({ id, way, said }: Claim, own: Product, other: Product): boolean => {
  const states = (sheet: Product) => rowsOf(sheet, id).some((row) => (presence[id] ?? /./).test(row))
  if (way === 'has') return states(other) && !states(own)
  if (way === 'lacks') return states(own) && !states(other)
  if (way === 'many') return numberOnlyOf(other, own, id) === toNumber(said)
  if (way === 'few') return numberOnlyOf(own, other, id) === toNumber(said)
  const [one, two] = way === 'more' ? [other, own] : [own, other]
  if (id in texts.choices) return onlyOf(one, two, id, namesIn(said))
  return differs(numbersIn(rowsOf(two, id)), numbersIn(rowsOf(one, id)), toNumber(said))
}

const pairs = testedProducts.flatMap((own) =>
  similarTo(own, testedProducts).map(({ product, difference }) => ({ own, other: product, difference })),
)

it.each(pairs)('$other.name beside $own.name: $difference', ({ own, other, difference }) => {
  if (difference === texts.same) return
  const all = readings(difference.replace(/\.$/, '').split(', '))
  expect(all, 'each phrase is one of figures.json').not.toEqual([])
  expect(
    all.some((claims) => claims.every((claim) => isTrue(claim, own, other))),
    JSON.stringify(all[0]),
  ).toBe(true)
})
