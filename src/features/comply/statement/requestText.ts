import texts from '../../../content/texts/statement.json'
import { maxLengths } from '../../../domain/contract/quoteFields.ts'
import { counted, cutWords, fill } from '../../../lib/text.ts'
import type { Sheet } from '../requirement.ts'
import { itemOf, type StatementRow, summaryOf } from './makeStatement.ts'
import { type StatementDraft, tenderOf } from './statementDraft.ts'

/** What the office has to answer. */
const openVerdicts = ['deviates', 'toConfirm', 'notStated'] as const

/** In characters, as all lengths here. */
const longestRequirement = 90

const longestRemark = 120

/** What a visitor may still write into the message. */
const ownRoom = 1000

/** For the sentence about the lines that are left out. */
const moreRoom = 60

const lineOf = (row: StatementRow, index: number): string => {
  const line = `- ${itemOf(row, index)} ${cutWords(row.requirement.text, longestRequirement)}`
  const remark = cutWords(row.remark.trim(), longestRemark)
  return remark === '' ? line : fill(texts.document.withRemark, { line, remark })
}

/** A summary, then the open lines below their verdicts, as many as fit into `room`. */
const partOf = (rows: readonly StatementRow[], place: number, summary: string, room: number): string => {
  const open = openVerdicts.flatMap((verdict) =>
    rows.flatMap((row, index) =>
      row.cells[place]?.verdict === verdict ? [{ verdict, line: lineOf(row, index) }] : [],
    ),
  )
  let text = summary
  for (const [index, { verdict, line }] of open.entries()) {
    const isFirst = open[index - 1]?.verdict !== verdict
    const next = `${text}${isFirst ? `\n${texts.verdicts[verdict]}:` : ''}\n${line}`
    if (next.length > room - moreRoom) return `${text}\n${counted(texts.document.more, open.length - index)}`
    text = next
  }
  return text
}

/**
 * What a request says of a statement: the tender, then for each product how many lines it meets and which it does
 * not. `said` is what the message holds already.
 */
export const requestText = (
  rows: readonly StatementRow[],
  sheets: readonly Sheet[],
  draft: Pick<StatementDraft, 'tenderNumber' | 'tenderTitle'>,
  said: string,
): string => {
  const tender = tenderOf(draft)
  const room = maxLengths.message - ownRoom - said.length - tender.length
  const parts = sheets.map(({ name }, place) => {
    const counts = summaryOf(rows, place)
    const summary =
      sheets.length === 1
        ? fill(texts.document.summary, { counts })
        : fill(texts.document.summaryOf, { name, counts })
    return partOf(rows, place, summary, room / sheets.length)
  })
  return [tender, ...parts].filter((part) => part !== '').join('\n\n')
}
