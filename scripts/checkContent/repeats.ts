import { type Fault, fieldOf, type ParsedFile } from './files/contentFile.ts'

interface Name {
  field: string
  text: string
}

const naming = ['id', 'name', 'code', 'title', 'heading', 'city', 'label', 'src']

const namesOf = (list: readonly unknown[], parent: string, key?: string): Name[] =>
  list.flatMap((entry: unknown, index) => {
    const own = fieldOf(parent, String(index), true)
    if (key === undefined) return typeof entry === 'string' ? [{ field: own, text: entry }] : []
    if (typeof entry !== 'object' || entry === null) return []
    const text: unknown = Object.entries(entry).find(([name]) => name === key)?.[1]
    return typeof text === 'string' ? [{ field: fieldOf(own, key, false), text }] : []
  })

const groupsOf = (data: unknown, field = ''): Name[][] => {
  if (typeof data !== 'object' || data === null) return []
  const inList = Array.isArray(data)
  const own = inList ? [undefined, ...naming].map((key) => namesOf(data, field, key)) : []
  const inner = Object.entries(data).flatMap(([key, value]) => groupsOf(value, fieldOf(field, key, inList)))
  return [...own, ...inner]
}

const plain = (text: string): string => text.trim().toLowerCase()

/** A fault for each entry of a list that repeats an earlier one, but for capitals and spaces around it. */
export const repeats = ({ path, data }: ParsedFile): Fault[] =>
  groupsOf(data).flatMap((names) =>
    names.flatMap(({ field, text }, index) => {
      const first = names.findIndex((name) => plain(name.text) === plain(text))
      if (first === index || plain(text) === '') return []
      const advice = `repeats ${names[first]?.field ?? ''}; write another text or remove the entry`
      return [{ file: path, field, value: text, advice }]
    }),
  )
