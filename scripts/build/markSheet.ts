import type { GlossaryTerm } from '../../src/content/schema/glossary.ts'
import {
  type MarkedText,
  rowsOf,
  type SheetTerms,
  type Specifications,
} from '../../src/domain/products/specificationGroups.ts'

interface FoundTerm {
  id: string
  start: number
  /** In the spelling of the text. */
  text: string
}

const escaped = (spelling: string): string => spelling.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const isAbbreviation = (spelling: string): boolean => /\p{Lu}{2}/u.test(spelling)

/** Finds terms as whole words, the longest spelling first. An abbreviation such as CE needs its capitals. */
export const termFinder = (terms: readonly GlossaryTerm[]): ((text: string) => FoundTerm[]) => {
  const spellings = new Map(
    terms.flatMap(({ id, name, also }) =>
      [name, ...also].map((spelling) => [spelling.toLowerCase(), { id, spelling }] as const),
    ),
  )
  const longestFirst = [...spellings.keys()].sort((a, b) => b.length - a.length)
  const word = '[\\p{L}\\p{N}]'
  const pattern = new RegExp(`(?<!${word})(?:${longestFirst.map(escaped).join('|')})(?!${word})`, 'giu')
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
      const entry = spellings.get(found.toLowerCase())
      if (!entry || (isAbbreviation(entry.spelling) && entry.spelling !== found)) return []
      return [{ id: entry.id, start: index, text: found }]
    })
}

/** The titles and labels of a sheet with their places, then its values. A single row counts as a title. */
const textsByPath = (specifications: Specifications): (readonly [place: string, text: string])[] => {
  const entries = Object.entries(specifications)
  const rows = entries.flatMap(([key, value]) => rowsOf(key, value))
  return [
    ...entries.flatMap(([title, value]) => [
      [title, title] as const,
      ...rowsOf(title, value).map(({ path, label }) => [path, label] as const),
    ]),
    ...rows.flatMap(({ path, values }) => values.map((text, index) => [`${path}/${index}`, text] as const)),
  ]
}

const split = (text: string, found: readonly FoundTerm[]): MarkedText => {
  const ends = [0, ...found.map((term) => term.start + term.text.length)]
  const parts = found.flatMap((term, index): MarkedText => [
    text.slice(ends[index], term.start),
    [term.text, term.id],
  ])
  return [...parts, text.slice(ends.at(-1))].filter((part) => part !== '')
}

/** Marks each term once: in the first label that has it, or else in the first value. */
export const markSheet = (specifications: Specifications, terms: readonly GlossaryTerm[]): SheetTerms => {
  const find = termFinder(terms)
  const seen = new Set<string>()
  const marked = textsByPath(specifications).flatMap(([path, text]): [string, MarkedText][] => {
    const found = find(text).filter(({ id }) => {
      const isNew = !seen.has(id)
      seen.add(id)
      return isNew
    })
    return found.length === 0 ? [] : [[path, split(text, found)]]
  })
  return Object.fromEntries(marked)
}
