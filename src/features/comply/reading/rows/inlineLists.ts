import { onlyAsks } from './remarks.ts'
import { turns } from './turning.ts'

const counts = (to: number): string[] => Array.from({ length: to }, (_each, place) => String(place + 1))

/** What the marks of a list count with. */
const sequences = [counts(30), 'abcdefghijklmnop'.split(''), 'i ii iii iv v vi vii viii ix x'.split(' ')]

/** `1)`, `1.`, `(a)` or `ii)`, before words. */
const mark = /(?<=^|[\s,;:])(?:\(?(\d{1,2}|[a-z]|[ivx]{2,4})\)|(\d{1,2})\.)(?=\s+\S)/gi

const bullet = /(?<=^|\s)[•▪●◦‣➢➤](?=\s)/g

/** May answer all parts. */
const denial = /: (?:no|none)\.?$/i

/** Says something of all parts. */
const ofAll = /\b(?:all|both|each|every|none|neither|these|those|they|them)\b/i

const startsOf = (line: string): number[] => {
  const marks = [...line.matchAll(mark)]
  const rising = sequences.map((sequence) => {
    let next = 0
    return marks.filter(([, inBrackets, before]) => {
      const isNext = (inBrackets ?? before ?? '').toLowerCase() === sequence[next]
      if (isNext) next += 1
      return isNext
    })
  })
  const lists = [...rising, [...line.matchAll(bullet)]].map((list) => list.map(({ index }) => index))
  const beginsList = (start = 0): boolean => onlyAsks(line.slice(0, start).replace(/^\W*\d[\d.]*/, ''))
  return lists.find(([first, ...others]) => others.length > 0 && beginsList(first)) ?? []
}

/** The lines of a list that stands in one line, as `We need: 1) Ethernet 2) USB`. A choice of them stays one line. */
export const withInlineLists = (line: string): readonly string[] => {
  const starts = line.includes('\t') ? [] : startsOf(line)
  const [before, ...parts] = [0, ...starts].map((start, place) => line.slice(start, starts[place]))
  const isChoice = parts.slice(0, -1).some((part) => /\bor[\s,;]*$/.test(part))
  const isOfAll = parts.some((part) => ofAll.test(part) || denial.test(part) || turns(part.toLowerCase()))
  if (parts.length === 0 || isChoice || isOfAll) return [line]
  const lines = parts.map((part) => part.replace(/[\s,;]*(?:\band)?\s*$/, ''))
  return before?.trim() ? [before, ...lines] : lines
}
