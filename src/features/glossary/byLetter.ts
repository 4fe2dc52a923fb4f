import type { GlossaryTerm } from '../../content/schema/glossary.ts'

export interface Letter {
  letter: string
  terms: readonly GlossaryTerm[]
}

/** The terms in alphabetical order, under the capitals that they begin with. */
export const byLetter = (terms: readonly GlossaryTerm[]): Letter[] => {
  const sorted = [...terms].sort((a, b) => a.name.localeCompare(b.name, 'en'))
  const letters = new Map<string, GlossaryTerm[]>()
  for (const term of sorted) {
    const letter = term.name.charAt(0).toUpperCase()
    letters.set(letter, [...(letters.get(letter) ?? []), term])
  }
  return Array.from(letters, ([letter, own]) => ({ letter, terms: own }))
}
