import texts from '../../../content/texts/statement.json'
import { maxLengths } from '../../../domain/contract/quoteFields.ts'
import { counted, cutWords, fill } from '../../../lib/text.ts'
import type { Sheet } from '../requirement.ts'
import { itemOf, type StatementRow, summaryOf } from './makeStatement.ts'
import { type StatementDraft, tenderOf } from './statementDraft.ts'

/** What the office has to answer comes first. */
const order = ['deviates', 'toConfirm', 'notStated', 'complies'] as const

/** In characters, as all lengths here. */
const longestRequirement = 90

const longestRemark = 120

/** What a visitor may still write into the message. */
const ownRoom = 1000

const lineOf = (row: StatementRow, index: number): string => {
  const line = `- ${itemOf(row, index)} ${cutWords(row.requirement.text, longestRequirement)}`
  const remark = cutWords(row.remark.trim(), longestRemark)
  return remark === '' ? line : fill(texts.document.withRemark, { line, remark })
}

/** Whether an item is the next of another: `1.4` of `1.3`. */
const follows = (item: string, before: string): boolean => {
  const [, head, number] = /^(.*?)(\d+)$/.exec(before) ?? []
  return number !== undefined && item === `${head ?? ''}${String(Number(number) + 1)}`
}

/** `1, 2, 4–7`, of items in the order of the tender. */
const runsOf = (items: readonly string[]): string => {
  const runs: string[][] = []
  for (const item of items) {
    const last = runs.at(-1)
    if (last && follows(item, last.at(-1) ?? '')) last.push(item)
    else runs.push([item])
  }
  return runs
    .map((run) => (run.length > 2 ? `${run[0] ?? ''}–${run.at(-1) ?? ''}` : run.join(', ')))
    .join(', ')
}

/** A summary, then each verdict with its lines: as many with their words as fit into `room`, the others by number. */
const partOf = (
  rows: readonly StatementRow[],
  productIndex: number,
  summary: string,
  room: number,
): string => {
  const groups = order
    .map((verdict) => ({
      name: texts.verdicts[verdict],
      lines: rows.flatMap((row, index) =>
        row.cells[productIndex]?.verdict === verdict
          ? [{ item: itemOf(row, index), line: lineOf(row, index) }]
          : [],
      ),
    }))
    .filter(({ lines }) => lines.length > 0)
  const write = (worded: readonly number[], others?: object): string =>
    groups.reduce((text, group, at) => {
      const { name, lines } = group
      const count = worded[at] ?? 0
      if (group === others) return `${text}\n${name}: ${texts.document.others}`
      const numbers = runsOf(lines.slice(count).map(({ item }) => item))
      if (count === 0) return `${text}\n${name}: ${numbers}`
      const written = lines.slice(0, count).map(({ line }) => line)
      return [text, `${name}:`, ...written, ...(numbers === '' ? [] : [`- ${numbers}`])].join('\n')
    }, summary)
  let worded = groups.map(() => 0)
  if (write(worded).length > room) {
    const short = write(worded, groups.toSorted((a, b) => b.lines.length - a.lines.length)[0])
    return short.length > room ? `${summary}\n${counted(texts.document.more, rows.length)}` : short
  }
  for (const [at, { lines }] of groups.entries())
    for (let count = 1; count <= lines.length; count += 1) {
      const next = worded.with(at, count)
      if (write(next).length > room) break
      worded = next
    }
  return write(worded)
}

/**
 * What a request says of a statement: the tender, then for each product the verdict of each line. `said` is what the
 * message holds already. A product that is alone on the list needs no name.
 */
export const requestText = (
  rows: readonly StatementRow[],
  sheets: readonly Sheet[],
  draft: Pick<StatementDraft, 'tenderNumber' | 'tenderTitle'>,
  said: string,
  isAlone: boolean,
): string => {
  const tender = tenderOf(draft)
  const room = maxLengths.message - ownRoom - said.length - tender.length - 2 * (sheets.length + 1)
  const parts = sheets.map(({ name }, productIndex) => {
    const counts = summaryOf(rows, productIndex)
    const summary = isAlone
      ? fill(texts.document.summary, { counts })
      : fill(texts.document.summaryOf, { name, counts })
    return partOf(rows, productIndex, summary, room / sheets.length)
  })
  return [tender, ...parts].filter((part) => part !== '').join('\n\n')
}
