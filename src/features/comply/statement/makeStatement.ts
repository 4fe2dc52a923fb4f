import texts from '../../../content/texts/statement.json'
import { counted, fill } from '../../../lib/text.ts'
import { judge } from '../judging/judge.ts'
import {
  type Counts,
  countVerdicts,
  type Judgement,
  type Requirement,
  type Sheet,
  verdicts,
} from '../requirement.ts'
import { overruleKey, type StatementDraft } from './statementDraft.ts'

/** What a product's sheet says to one requirement, and what the visitor made of it. */
export interface StatementCell extends Judgement {
  isOverruled: boolean
}

export interface StatementRow {
  requirement: Requirement
  cells: readonly StatementCell[]
  remark: string
}

/** Judges each requirement against each sheet; a visitor's own verdict replaces the judged one. */
export const makeStatement = (
  requirements: readonly Requirement[],
  sheets: readonly Sheet[],
  { overruled, remarks }: Pick<StatementDraft, 'overruled' | 'remarks'>,
): StatementRow[] =>
  requirements.map((requirement) => ({
    requirement,
    cells: sheets.map((sheet) => {
      const judged = judge(requirement, sheet)
      const own = overruled[overruleKey(requirement.text, sheet.id)]
      return own === undefined
        ? { ...judged, isOverruled: false }
        : { verdict: own, offered: judged.offered, isOverruled: true }
    }),
    remark: remarks[requirement.text] ?? '',
  }))

/** How a line is named in a summary: by its number in the tender, or else by its position. */
export const itemOf = ({ requirement }: StatementRow, index: number): string =>
  requirement.item ?? String(index + 1)

export const countsOf = (rows: readonly StatementRow[], productIndex: number): Counts =>
  countVerdicts(rows.flatMap(({ cells }) => cells[productIndex]?.verdict ?? []))

/** In items, because a message is short. */
const namedDeviations = 12

/** `18 comply, 2 deviate (4, 7), 3 to be confirmed`, of one product, without verdicts that no line has. */
export const summaryOf = (rows: readonly StatementRow[], productIndex: number): string => {
  const counts = countsOf(rows, productIndex)
  const items = rows.flatMap((row, index) =>
    row.cells[productIndex]?.verdict === 'deviates' ? [itemOf(row, index)] : [],
  )
  const list = [...items.slice(0, namedDeviations), ...(items.length > namedDeviations ? ['…'] : [])]
  return verdicts
    .filter((verdict) => counts[verdict] > 0)
    .map((verdict) => {
      const count = counted(texts.counts[verdict], counts[verdict])
      return verdict === 'deviates'
        ? fill(texts.document.withDeviations, { count, list: list.join(', ') })
        : count
    })
    .join(', ')
}
