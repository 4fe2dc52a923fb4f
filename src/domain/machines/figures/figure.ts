import type { FigureId } from './figureIds.ts'

export interface Span {
  readonly from: number
  readonly to: number
}

/** Ids, as `uv` or `KHR`: what a machine has as it comes, and what it can have on request. */
export interface Choices {
  readonly included: readonly string[]
  readonly onRequest: readonly string[]
}

export type FigureValue = number | Span | Choices

export type Figures = Readonly<Partial<Record<FigureId, FigureValue>>>

/** A figure that products of a family have, as lists and tables show it. */
export interface FigureColumn {
  id: FigureId
  kind: 'amount' | 'span' | 'choices'
  unit?: string
  /** The term of the glossary in its name. */
  term?: string
  /** The rows of the specification that the figure replaces in a comparison. */
  rows: readonly string[]
}

/** Reads a figure from the texts of its rows; undefined when they do not state it. */
export type Reader = (texts: readonly string[]) => FigureValue | undefined

/** A figure that machines of a family have. Of two rules for one figure the first that reads it counts. */
export interface FigureRule {
  id: FigureId
  unit?: string
  /** `Label`, `Group/Label` or a whole group, `Group/*`; those that a sheet has are read together. */
  rows: readonly string[]
  read: Reader
  /** How a value is written. */
  example: string
  required?: boolean
  /** False where another figure of the family says the same more precisely. */
  isCompared?: boolean
  /** A comparison shows its rows too, because they say more than the figure. */
  keepsRows?: true
  /** The rule counts only when this row matches `says`. */
  when?: { row: string; says: RegExp }
}

export const isChoices = (value: FigureValue): value is Choices =>
  typeof value === 'object' && 'included' in value

export const isAmount = (value: FigureValue | undefined): value is number => typeof value === 'number'

/** The figure that a filter compares. Currencies are those of notes and of coins: both kinds count. */
export const filterValue = (id: FigureId, figures: Figures = {}): FigureValue | undefined => {
  const { [id]: own, coinCurrency: coins } = figures
  if (id !== 'currency' || coins === undefined || !isChoices(coins)) return own
  if (own === undefined || !isChoices(own)) return coins
  const included = [...new Set([...own.included, ...coins.included])]
  const onRequest = [...new Set([...own.onRequest, ...coins.onRequest])]
  return { included, onRequest: onRequest.filter((choice) => !included.includes(choice)) }
}
