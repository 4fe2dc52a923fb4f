import type { Choices } from './choices.ts'
import type { Dimension } from './units.ts'

/** What a line may be about, and where the sheets speak of it. */
export interface Subject {
  id: string
  name: string
  /** The words of tenders for it. */
  words: RegExp
  /** The paths of its rows, as `Capacity/Hopper`. Without rows no sheet states it. */
  rows?: RegExp
  dimension?: Dimension
  noun?: string
  /** Whether more or less is better for every buyer; null where that depends on the buyer. */
  better?: 'more' | 'less' | null
  /** A sheet gives a span, within which the machine works. */
  isSpan?: true
  /** A sheet names choices. Where its list is complete, what it does not name is not there. */
  choices?: Choices
  isComplete?: boolean
  /** Choices that are grades, the lowest first. */
  scales?: readonly (readonly string[])[]
  /** The choices that a complete list would name; missing for all. */
  certain?: readonly string[]
  /** Rows that speak of something near to it, so that the subject is not just missing. */
  related?: RegExp
  /** Several amounts in a list are settings, of which the highest counts. */
  hasSettings?: true
}
