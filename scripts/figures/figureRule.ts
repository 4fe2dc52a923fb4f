import type { FigureValue } from '../../src/domain/products/figures/figure.ts'
import type { FigureId } from '../../src/domain/products/figures/figureIds.ts'

/** Reads a figure from the texts of its rows; undefined when they have none. */
export type Reader = (texts: readonly string[]) => FigureValue | undefined

/** How to read a figure. Of several rules for one figure, the first that finds a value counts. */
export interface FigureRule {
  id: FigureId
  unit?: string
  /** `Label`, `Group/Label` or a whole group, `Group/*`; all texts of these rows are read together. */
  rows: readonly string[]
  read: Reader
  /** A text that `read` can read, for messages of the content check. */
  example: string
  required?: boolean
  /** False where another figure of the family says the same more precisely. */
  isCompared?: boolean
  /** A comparison shows its rows too, because they say more than the figure. */
  keepsRows?: true
  /** The rule counts only when this row matches `says`. */
  when?: { row: string; says: RegExp }
}
