import texts from '../../../content/texts/statement.json'
import { fill } from '../../../lib/text.ts'
import { judge, judgeRest } from '../judging/judge.ts'
import {
  countedVerdicts,
  countVerdicts,
  type Judgement,
  type Requirement,
  type RestVerdict,
  type Sheet,
  type Verdict,
} from '../requirement.ts'
import { openPart } from './openPart.ts'
import { overruleKey, type StatementDraft } from './statementDraft.ts'

/** What a product's sheet says to one requirement, and what the visitor made of it. */
export interface StatementCell extends Judgement {
  isOverruled: boolean
  /** What a visitor may set at a press, where only some words of the line could not be compared. */
  rest?: RestVerdict | undefined
}

export interface StatementRow {
  requirement: Requirement
  cells: readonly StatementCell[]
  remark: string
}

/** Names of groups that say nothing beside the names of their rows: `Pockets, Hopper: 800 notes`. */
const idleGroup = /^(?:Capacity|Detection|Pockets|Sorting|Speed), (?=[^:]+: )/

/** `Counting speed, Mixed: 900; Counting speed, Single: 950` of a sheet names the group once. */
const withoutRepeats = (offered: string): string => {
  const groupOf = (part = '') => /^([^,:]+, )[^:]+: /.exec(part)?.[1] ?? ''
  const parts = offered.split('; ').map((part) => part.replace(idleGroup, ''))
  return parts
    .map((part, index) =>
      groupOf(part) === groupOf(parts[index - 1]) ? part.slice(groupOf(part).length) : part,
    )
    .join('; ')
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
      const read = judge(requirement, sheet)
      const judged = {
        ...read,
        ...(read.reason === 'unread' && {
          part: openPart(requirement, sheet),
          rest: judgeRest(requirement, sheet),
        }),
        offered: withoutRepeats(read.offered),
      }
      const own = overruled[overruleKey(requirement.text, sheet.id)]
      return own === undefined
        ? { ...judged, isOverruled: false }
        : { verdict: own, offered: judged.offered, rest: judged.rest, isOverruled: true }
    }),
    remark: remarks[requirement.text] ?? '',
  }))

/** How a line is named in a summary: by its number in the tender, or else by its position. */
export const itemOf = ({ requirement }: StatementRow, index: number): string =>
  requirement.item ?? String(index + 1)

/** In items, because a message is short. */
const namedDeviations = 12

/** `18 comply`, `2 deviate (4, 7)`, `3 to be confirmed`, of one product, without verdicts that no line has. */
export const countTexts = (
  rows: readonly StatementRow[],
  productIndex: number,
): { verdict: Verdict; text: string }[] => {
  const items = rows.flatMap((row, index) =>
    row.cells[productIndex]?.verdict === 'deviates' ? [itemOf(row, index)] : [],
  )
  const list = [...items.slice(0, namedDeviations), ...(items.length > namedDeviations ? ['…'] : [])]
  return countedVerdicts(countVerdicts(rows.flatMap(({ cells }) => cells[productIndex]?.verdict ?? []))).map(
    ({ verdict, text }) => ({
      verdict,
      text:
        verdict === 'deviates'
          ? fill(texts.document.withDeviations, { count: text, list: list.join(', ') })
          : text,
    }),
  )
}

/** All that is counted of one product, in one line. */
export const summaryOf = (rows: readonly StatementRow[], productIndex: number): string =>
  countTexts(rows, productIndex)
    .map(({ text }) => text)
    .join(', ')
