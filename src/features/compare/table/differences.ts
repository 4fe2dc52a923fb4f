import type { Choices } from '../../../domain/products/figures/figure.ts'
import { clausesOf } from '../../../lib/text.ts'

/** What a cell says, by part. A part that a sheet does not state is empty or missing. */
type Content = Readonly<Record<string, string>>

const inAnyOrder = (words: readonly string[]): string => [...new Set(words)].sort().join(' ')

/** Without the brackets, colons and multiplication signs that stand around and between words. */
const plainWords = (text: string): string[] => text.toLowerCase().match(/[^\s,;:()×]+/g) ?? []

/** What a part is for, without a number: of `RS-232 for printer`, ` for printer`. */
const purpose = / for \D+$/

/**
 * The words of a cell in any order: the list `MG`, `USB × 2` gives the same as the line `2 × USB and MG`.
 * Words stay in their clause, because `2 × USB, 1 × Ethernet` is not `1 × USB, 2 × Ethernet`.
 */
export const contentOf = (values: readonly string[]): Content => {
  const clauses = values.flatMap(clausesOf).flatMap((clause) => clause.split(' and '))
  const parts = clauses.map((clause) => clause.replace(purpose, ''))
  return {
    words: inAnyOrder(parts.map((part) => `(${inAnyOrder(plainWords(part))})`)),
    purposes: inAnyOrder(clauses.flatMap((clause) => purpose.exec(clause) ?? [])),
  }
}

const numerals = ['zero', 'one', 'two', 'three', 'four']

/** `MG, 16 channels` and `two IR wavelengths` give `channel: 16` and `wavelength: 2`. */
const countsOf = (text: string): Content =>
  Object.fromEntries(
    Array.from(
      text.matchAll(/(\d+|one|two|three|four)[ -](?:[A-Z]{2,} )?([a-z]+?)s?\b/g),
      ([, count = '', unit = '']) => [
        unit,
        String(numerals.includes(count) ? numerals.indexOf(count) : count),
      ],
    ),
  )

/**
 * Of a figure that is a set of choices, these, what is counted and how thickness is measured: each sheet has its own
 * words for them. A list of several purposes, as `KHR for fitness; CNY for counting`, is another than one for all.
 */
export const choicesContent = ({ included, onRequest }: Choices, values: readonly string[]): Content => {
  const purposes = new Set(values.flatMap(clausesOf).flatMap((clause) => purpose.exec(clause) ?? []))
  // A sensor of thickness finds doubles, which not every sheet says.
  const choices = included.filter((choice) => choice !== 'doubles' || !included.includes('thickness'))
  return {
    ...countsOf(values.join('; ')),
    choices: [choices, onRequest, purposes.size > 1 ? [...purposes] : []].map(inAnyOrder).join('; '),
    thickness: inAnyOrder(
      values
        .join()
        .toLowerCase()
        .match(/ultrasonic|roller/g) ?? [],
    ),
  }
}

/** Whether two products state the same part differently. */
export const differ = (contents: readonly Content[]): boolean =>
  contents
    .flatMap((content) => Object.keys(content))
    .some((part) => new Set(contents.map((content) => content[part]).filter(Boolean)).size > 1)
