import texts from '../../content/texts/statement.json'
import type { Product } from '../../domain/products/product.ts'
import { counted } from '../../lib/text.ts'
import type { NoteSize } from './reading/noteSize.ts'
import type { Amount, Quantity } from './reading/quantities.ts'
import type { TenderRow } from './reading/rows/tenderRow.ts'

export const verdicts = ['complies', 'deviates', 'notStated', 'toConfirm'] as const

export type Verdict = (typeof verdicts)[number]

export const isVerdict = (value: unknown): value is Verdict => verdicts.some((verdict) => verdict === value)

/** What a line may get where only some of its words could not be compared. */
export type RestVerdict = Extract<Verdict, 'complies' | 'deviates'>

export type Counts = Readonly<Record<Verdict, number>>

export const countVerdicts = (given: readonly Verdict[]): Counts => {
  const counts = { complies: 0, deviates: 0, notStated: 0, toConfirm: 0 }
  for (const verdict of given) counts[verdict] += 1
  return counts
}

/** `9 comply`, `3 deviate`, without verdicts that no line has. */
export const countedVerdicts = (counts: Counts): { verdict: Verdict; text: string }[] =>
  verdicts
    .filter((verdict) => counts[verdict] > 0)
    .map((verdict) => ({ verdict, text: counted(texts.counts[verdict], counts[verdict]) }))

/** Why a line has to be confirmed, or which part of it is not met (reasons in texts/statement.json). */
export type Reason =
  | 'subject'
  | 'subjects'
  | 'unread'
  | 'number'
  | 'nothing'
  | 'negation'
  | 'wish'
  | 'contradiction'
  | 'direction'
  | 'conditions'
  | 'figure'
  | 'partly'
  | 'part'
  | 'use'
  | 'near'
  | 'heading'

/** The verdict on one requirement. `offered` quotes the sheet, and is empty when the sheet says nothing. */
export interface Judgement {
  verdict: Verdict
  offered: string
  reason?: Reason
  /** The part of the line that is not met or could not be compared, where that is not all of it. */
  part?: string
}

export const confirm = (reason: Reason, offered: string): Judgement => ({
  verdict: 'toConfirm',
  reason,
  offered,
})

/** What is judged: the product's own content. */
export type Sheet = Pick<Product, 'id' | 'name' | 'category' | 'subcategory' | 'features' | 'specifications'>

/** How an amount is compared: `loose` is "maximum" or "up to", which may mean a limit or an ability. */
export type Comparison = 'least' | 'moreThan' | 'most' | 'lessThan' | 'loose' | 'exactly' | 'bare'

/** A part of a line with one subject. */
export interface Clause {
  /** The id of a subject; null when none was recognised, or several were. */
  subject: string | null
  /** The clause as one of each of several subjects. */
  candidates?: readonly Clause[]
  /** Ids of subjects whose weaker words it has too. */
  beside?: readonly string[]
  comparison: Comparison
  quantities: readonly Quantity[]
  noteSize?: NoteSize | undefined
  /** The three sides of a size, and their order as `wdh` where the line says it. */
  sides?: readonly Amount[]
  order?: string
  /** Ids of choices, such as `uv` or `KHR`. */
  members: readonly string[]
  /** One of its two choices is enough. */
  isEither?: boolean
  /** Something equal to its choices is enough. */
  isOrEqual?: boolean
  /** Ids of conditions, such as `standby`. */
  qualifiers: readonly string[]
  /** Words for the kind of machine that it asks for. */
  kinds?: readonly string[]
  /** Words that were not understood. */
  unread: readonly string[]
  /** The words that say what it is about. */
  about: readonly string[]
  /** All of it, made plain. */
  words: string
  /** Why it cannot be judged, whatever the sheet says. */
  doubt?: Reason
  /** The part of it that is understood whole. */
  sure?: Clause
}

/** A line of a tender as it was read. */
export interface Requirement extends TenderRow {
  id: string
  clauses: readonly Clause[]
}

/** What one way of judging says of a clause; null where the clause asks nothing of the kind. */
export type Finding = { verdict: Verdict; reason?: Reason } | null
