import type { GlossaryTerm } from '../content/schema/glossary.ts'

export interface FoundTerm {
  id: string
  start: number
  /** As the text writes it. */
  text: string
}

const escaped = (spelling: string): string => spelling.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const isAbbreviation = (spelling: string): boolean => /\p{Lu}{2}/u.test(spelling)

/** Finds the terms of a text as whole words, the longest spelling first; `ce` is not the abbreviation CE. */
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
