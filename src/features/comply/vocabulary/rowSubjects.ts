import names from '../../../content/texts/subjectNames.json' with { type: 'json' }
import { rowsOf } from '../../../domain/products/specificationGroups.ts'
import { plainText } from '../reading/plainText.ts'
import type { Sheet } from '../requirement.ts'
import { accessSubjects } from './accessSubjects.ts'
import { capacitySubjects } from './capacitySubjects.ts'
import { choiceSubjects } from './choiceSubjects.ts'
import { figureSubjects } from './figureSubjects.ts'
import { partSubjects, topics } from './partSubjects.ts'
import type { NamedSubject, Subject } from './subject.ts'
import { rowPrefix, tenderRows } from './tenderRows.ts'

const named: readonly NamedSubject[] = [
  ...capacitySubjects,
  ...figureSubjects,
  ...partSubjects,
  ...choiceSubjects,
  ...accessSubjects,
  ...topics,
]

/** All of them, with their names for visitors. */
export const subjects: readonly Subject[] = [
  ...named.map((subject) => ({ ...subject, name: names[subject.id] })),
  ...tenderRows,
]

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** A label of one word says too little without its group, as Speed does in a printer, and a sum follows from its parts. */
const isVague = (label: string): boolean => !/\s/.test(label.trim()) || /\btogether$/.test(label)

/** The words of a row that has no rules of its own: its label, with its group where the label is vague. */
const wordsFor = (path: string): RegExp => {
  const [first = '', second] = path.split('/').map((part) => escaped(plainText(part).replace(/ \(.*$/, '')))
  if (second === undefined) return new RegExp(`\\b${first}\\b`)
  const alone = isVague(second) ? `^${second}(?=\\s*:)` : `\\b${second}\\b`
  return new RegExp(`\\b(?:${first} ${second}|${second} (?:of|for) (?:the )?${first})\\b|${alone}`)
}

const makeRow = (path: string): Subject => ({
  id: rowPrefix + path,
  name: path.replace('/', ', '),
  words: wordsFor(path),
  rows: new RegExp(`^${escaped(path)}$`),
  byWords: true,
  better: null,
  // One word may be about anything, so that a sheet without the row may state it elsewhere.
  ...(isVague(path.replace(/^.*\//, '')) && { isWeak: true, related: /^/ }),
})

const made = new Map<string, Subject>()

const subjectOfRow = (path: string): Subject => {
  const subject = made.get(path) ?? makeRow(path)
  made.set(path, subject)
  return subject
}

const known = new Map(subjects.map((subject) => [subject.id, subject]))

/** The subject with an id; undefined for null, and for an id that is none. */
export const subjectOf = (id: string | null): Subject | undefined => {
  if (id === null) return undefined
  return known.get(id) ?? (id.startsWith(rowPrefix) ? subjectOfRow(id.slice(rowPrefix.length)) : undefined)
}

/** All subjects: those with words of their own, and one for each other row of the sheets. */
export const subjectsOf = (sheets: readonly Sheet[]): Subject[] => {
  const rows = sheets.flatMap(({ specifications }) =>
    Object.entries(specifications).flatMap(([key, value]) => rowsOf(key, value)),
  )
  const paths = new Set(rows.map(({ path }) => path))
  const others = [...paths].filter((path) => subjects.every((subject) => !subject.rows?.test(path)))
  return [...subjects, ...others.map(subjectOfRow)]
}
