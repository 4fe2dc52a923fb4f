import { isUnit } from '../../vocabulary/units.ts'
import { isHead } from './columns.ts'
import { countsOn } from './unusualNumbers.ts'

const number = /^\s*(\d{1,3}(?:\.\d{1,3})*)[.)]?\s*$/

/** Begins in small letters and is no unit. */
const goesOn = (line: string): boolean =>
  /^\s*\p{Ll}/u.test(line) && (/^\s*per /.test(line) || !isUnit(line.trim().toLowerCase()))

/** The cells of a row; a line that goes on belongs to the one before. */
const cellsIn = (lines: readonly string[]): string[] => {
  const cells: string[] = []
  for (const line of lines)
    if (goesOn(line)) cells.push(`${cells.pop() ?? ''} ${line}`.trim())
    else cells.push(line)
  return cells
}

/** How many cells most rows have. */
const widthOf = (rows: readonly (readonly string[])[]): number => {
  const lengths = rows.map(({ length }) => length).sort((one, other) => one - other)
  return lengths[Math.floor(lengths.length / 2)] ?? 0
}

/** The lines above the rows, the heads of the columns in one line. */
const withHeadsJoined = (lines: readonly string[]): readonly string[] => {
  const start = lines.findIndex((_line, place) => place < lines.length - 1 && isHead(lines.slice(place)))
  return start === -1 ? lines : [...lines.slice(0, start), lines.slice(start).join('\t')]
}

interface NumberLine {
  place: number
  item: string
}

/** The lines with the numbers of rows, each of which counts on and has words below it; other numbers are values. */
const numberLines = (lines: readonly string[]): NumberLine[] => {
  const found: NumberLine[] = []
  for (const [place, line] of lines.entries()) {
    const next = lines[place + 1]
    const item = next === undefined || number.test(next) ? undefined : number.exec(line)?.[1]
    const last = found.at(-1)?.item
    const isRow =
      last === undefined ? item === '1' || item === '1.1' : item !== undefined && countsOn(last, item)
    if (item !== undefined && isRow) found.push({ place, item })
  }
  return found
}

/** Fewer numbers may stand so by chance. */
const leastRows = 3

/**
 * Rows whose numbers stand in lines of their own and count on. What a row has beyond the others stays a line; where
 * values are plain numbers too, all rows must be alike.
 */
const withNumberedRows = (pasted: readonly string[]): readonly string[] => {
  const lines = pasted.filter((line) => line.trim() !== '')
  const numbered = numberLines(lines)
  const rows = numbered.map(({ place }, index) => cellsIn(lines.slice(place + 1, numbered[index + 1]?.place)))
  const width = widthOf(rows)
  const haveNumbers = rows.flat().some((cell) => number.test(cell))
  const areAlike = rows.slice(0, -1).every(({ length }) => length === width)
  if (rows.length < leastRows || width === 0 || (haveNumbers && !areAlike)) return pasted
  return [
    ...withHeadsJoined(lines.slice(0, numbered[0]?.place)),
    ...rows.flatMap((cells, index) => [
      [numbered[index]?.item, ...cells.slice(0, width)].join('\t'),
      ...cells.slice(width),
    ]),
  ]
}

const isLabel = (line = ''): boolean =>
  /^\s*\p{Lu}[^\d:;.\t]*$/u.test(line) && line.trim().split(' ').length <= 6

/** Begins with a figure, or says that the thing itself is asked for. */
const isValue = (line = ''): boolean =>
  /^\s*(?:(?:[<>≥≤=±]+|min\.?|max\.?|minimum|maximum|at (?:least|most)|(?:not|no) (?:less|fewer|more) than|up to) ?)?\d[^\t]*$/i.test(
    line,
  ) || /^\s*(?:yes|required)\s*$/i.test(line)

/** Fewer pairs may stand so by chance. */
const leastPairs = 3

/** A name and its figure in turn, a line each. */
const withPairs = (lines: readonly string[]): readonly string[] => {
  const joined: string[] = []
  let place = 0
  while (place < lines.length) {
    let end = place
    while (isLabel(lines[end]) && isValue(lines[end + 1])) end += 2
    const pairs = end - place < 2 * leastPairs ? [] : lines.slice(place, end)
    for (let at = 0; at < pairs.length; at += 2) joined.push(`${pairs[at] ?? ''}\t${pairs[at + 1] ?? ''}`)
    if (pairs.length === 0) joined.push(lines[place] ?? '')
    place += Math.max(pairs.length, 1)
  }
  return joined
}

/** The rows of a table of which each cell was pasted as a line, as many PDFs give them. */
export const withCellsJoined = (lines: readonly string[]): readonly string[] =>
  lines.some((line) => line.includes('\t')) ? lines : withPairs(withNumberedRows(lines))
