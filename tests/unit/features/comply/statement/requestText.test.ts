import { expect, it } from 'vitest'
import { maxLengths } from '../../../../../src/domain/contract/quoteFields.ts'
import { readRequirements } from '../../../../../src/features/comply/reading/readRequirements.ts'
import { makeStatement } from '../../../../../src/features/comply/statement/makeStatement.ts'
import { requestText } from '../../../../../src/features/comply/statement/requestText.ts'
import { emptyDraft } from '../../../../../src/features/comply/statement/statementDraft.ts'
import { subjects } from '../../../../../src/features/comply/vocabulary/rowSubjects.ts'
import { sheetOf } from '../../../../support/fixtures/judgedSheets.ts'

const textFor = (
  lines: string,
  ids: readonly number[],
  changes: object = {},
  said = '',
  isAlone = true,
): string => {
  const draft = { ...emptyDraft, ...changes }
  const sheets = ids.map(sheetOf)
  return requestText(
    makeStatement(readRequirements(lines, subjects).requirements, sheets, draft),
    sheets,
    draft,
    said,
    isAlone && ids.length === 1,
  )
}

const lines = [
  '1\tCounting speed: at least 900 notes/min',
  '2\tWeight not exceeding 5 kg',
  '3\tA quiet machine that our tellers like',
  '4\tSpare parts for 5 years',
].join('\n')

it('names the tender, the counts, and each line below its verdict, with the remark to it', () => {
  const remark = 'Local service in Kampot is a must'
  expect(
    textFor(lines, [5], {
      tenderNumber: '12/2026',
      tenderTitle: 'Note counters',
      remarks: { 'Spare parts for 5 years': remark },
    }),
  ).toBe(
    `Tender: 12/2026, Note counters

Compliance: 1 complies, 1 deviates (2), 1 not stated, 1 to be confirmed
Deviates:
- 2 Weight not exceeding 5 kg
To be confirmed:
- 3 A quiet machine that our tellers like
Not stated:
- 4 Spare parts for 5 years (remark: ${remark})
Complies:
- 1 Counting speed: at least 900 notes/min`,
  )
})

it('has a part for each product, and shortens a long requirement', () => {
  const [first, second] = textFor(`Weight below 5 kg\n${'very quiet '.repeat(30)}`, [5, 6]).split('\n\n')
  expect(first).toMatch(
    /^Compliance of MC 280 Mixed-Value Money Counter: 1 deviates \(1\), 1 to be confirmed\n/,
  )
  expect(second).toContain('Compliance of MC 320')
  expect(first?.split('\n').at(-1)).toMatch(/^- 2 very quiet.{60,90}\.\.\.$/)
})

/** How many numbers stand in a text such as `1, 2, 4–7`. */
const namedIn = (text: string): number =>
  text
    .split(', ')
    .map((run) => run.split('–').map(Number))
    .reduce((sum, run) => sum + (run.at(-1) ?? 0) - (run[0] ?? 0) + 1, 0)

it.each([1, 2, 4])('leaves room for the visitor, and names each of 200 lines of %i products', (count) => {
  const said = 'x'.repeat(500)
  const many = Array.from({ length: 200 }, (_each, index) =>
    index % 3 === 0 ? 'Weight below 900 kg' : `Thing ${index} ${'of some kind '.repeat(8)}`,
  )
  const text = textFor(many.join('\n'), [5, 6, 15, 16].slice(0, count), {}, said)
  expect(text.length + said.length).toBeLessThanOrEqual(maxLengths.message - 1000)
  expect(text.length).toBeGreaterThan(1600)
  const worded = text.match(/^- \d+ /gm)?.length ?? 0
  const numbers = [...text.matchAll(/^(?:- |[A-Z][a-z ]+: )(\d+(?:[,–].*)?)$/gm)]
  const others = text.match(/: all other lines$/gm)?.length ?? 0
  const named = worded + numbers.reduce((sum, [, list = '']) => sum + namedIn(list), 0)
  expect(named).toBe(200 * count - others * 133)
})

it('joins the numbers of lines that follow each other', () => {
  const many = ['1.1', '1.2', '1.3', '1.5', '2.9', '2.10', '2.11', 'b)'].map(
    (item) => `${item}\tWeight not exceeding 900 kg ${' '.repeat(60)}`,
  )
  const text = textFor(many.join('\n'), [5], {}, 'x'.repeat(3930))
  expect(text).toMatch(/\nComplies: 1\.1–1\.3, 1\.5, 2\.9–2\.11, b$/)
})

it('keeps the counts when the message is almost full', () => {
  expect(textFor(lines, [5], {}, 'x'.repeat(4500))).toBe(
    'Compliance: 1 complies, 1 deviates (2), 1 not stated, 1 to be confirmed\n4 lines are not listed here.',
  )
})

it('names the product when the list has others', () => {
  expect(textFor('1\tCounting speed: at least 900 notes/min', [5], {}, '', false)).toContain(
    'Compliance of MC 280 Mixed-Value Money Counter: 1 complies',
  )
})
