import { expect, it } from 'vitest'
import { annexLines, linesOf } from '../../../../support/fixtures/annexes.ts'
import { judgeText, sheetOf } from '../../../../support/fixtures/judgedSheets.ts'

/** Conditions, services, materials and the like, none of which is about what the sheets state. */
const words = linesOf('unknown-words')

/** The lines that a product complies with, each with its products. */
const complying = annexLines
  .map(({ text, marks }) => ({
    text,
    sheets: marks
      .map(({ id }) => sheetOf(id))
      .filter((sheet) => judgeText(text, sheet)[0]?.verdict === 'complies'),
  }))
  .filter(({ sheets }) => sheets.length > 0)

const meansMore = (word: string, line: string): boolean => {
  const known = line.toLowerCase()
  return word
    .toLowerCase()
    .split(' ')
    .some((part) => part.length > 3 && !known.includes(part.slice(0, 6)))
}

/** The line with the word at its end, after a comma or inside it: the turn says where. */
const withWord = (line: string, word: string, turn: number): string => {
  const gaps = Array.from(line.matchAll(/(?<=[a-z,:]) (?=[a-z])/g), ({ index }) => index)
  const gap = gaps[turn % gaps.length]
  const inside = gap === undefined ? [] : [`${line.slice(0, gap)} ${word}${line.slice(gap)}`]
  const lines = [`${line} ${word}`, `${line}, ${word}`, ...inside]
  return lines[turn % lines.length] ?? line
}

it('no line complies with a word that is not understood, wherever it stands', () => {
  expect(complying.length).toBeGreaterThan(400)
  const faults = complying.flatMap(({ text, sheets }, place) =>
    words
      .filter((_word, index) => (index + place) % 36 === 0)
      .flatMap((word, turn) =>
        sheets
          .filter((sheet) =>
            meansMore(
              word,
              `${text} ${sheet.name} ${sheet.subcategory ?? ''} ${judgeText(text, sheet)[0]?.offered ?? ''}`,
            ),
          )
          .map((sheet) => ({ line: withWord(text, word, place + turn), sheet }))
          .filter(({ line, sheet }) => judgeText(line, sheet)[0]?.verdict === 'complies')
          .map(({ line }) => line),
      ),
  )
  expect([...new Set(faults)]).toEqual([])
})
