import type { FigureColumn } from '../../../domain/products/figures/figure.ts'
import type { FigureId } from '../../../domain/products/figures/figureIds.ts'
import { figureName, figureText } from '../../../domain/products/figures/figureText.ts'
import { specificationGroups, type SpecificationRow } from '../../../domain/products/specificationGroups.ts'
import type { ComparedItem } from '../useComparedItems.ts'

interface SheetRow extends SpecificationRow {
  title: string
  ids: readonly FigureId[]
}

export interface ItemWithRows extends ComparedItem {
  rows: readonly SheetRow[]
}

/**
 * Figures without a row of their own in the comparison. Every sheet has the rows that they are read from, and
 * the comparison shows these rows instead, because they say more than the figures.
 */
const rowless: readonly FigureId[] = [
  'temperature',
  'width',
  'depth',
  'height',
  'display',
  'displayKind',
  'passed',
]

/** The figures of the product's family that have a row in the comparison. */
export const comparedColumns = ({ columns }: Pick<ComparedItem, 'columns'>) =>
  columns.filter(({ id }) => !rowless.includes(id))

/**
 * The figures that are read from a row; `names` are its place and its group's `Group/*`. If there are none,
 * it is the first figure that another product's family reads from such a row and this product lacks.
 */
const idsReadFrom = (
  { figures, ...item }: ComparedItem,
  names: readonly string[],
  others: readonly FigureColumn[],
): FigureId[] => {
  const naming = (columns: readonly FigureColumn[]) =>
    columns.filter(({ rows }) => rows.some((row) => names.includes(row))).map(({ id }) => id)
  const own = naming(comparedColumns(item)).filter((id) => figures[id] !== undefined)
  return own.length > 0
    ? own
    : naming(others)
        .filter((id) => figures[id] === undefined)
        .slice(0, 1)
}

/** Values of one word each, such as currencies, become one line. */
const inLines = (values: readonly string[]): readonly string[] =>
  values.some((value) => /\s/.test(value)) ? values : [values.join(', ')]

export const withRows = (compared: readonly ComparedItem[]): ItemWithRows[] => {
  const others = compared.flatMap(comparedColumns)
  return compared.map((item) => ({
    ...item,
    rows: specificationGroups(item.product.specifications).flatMap(({ title, rows }) =>
      rows.map((row) => ({
        ...row,
        title,
        values: inLines(row.values),
        ids: idsReadFrom(item, [row.path, `${title}/*`], others),
      })),
    ),
  }))
}

/** The numbers and words of a text: `1,000 notes/min` gives `1,000`, `notes` and `min`. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/\d+(?:[.,]\d+)*|\p{L}+/gu) ?? []

const isNumber = (word: string): boolean => /^\d/.test(word)

/** The figure as its column writes it; undefined when the product does not have it. */
export const textOfFigure = ({ figures, columns }: ComparedItem, id: FigureId): string | undefined => {
  const value = figures[id]
  const column = columns.find((candidate) => candidate.id === id)
  return value === undefined ? undefined : figureText(column ?? { id }, value)
}

/** Whether no other figure is read from a figure's rows, so that their texts can be shown instead of it. */
const hasItsRowsAlone = (id: FigureId, { rows }: ItemWithRows): boolean =>
  rows.every(({ ids }) => !ids.includes(id) || ids.length === 1)

/** The texts of the rows that a figure is read from; undefined where other figures share them. */
export const ownTextsOf = (id: FigureId, item: ItemWithRows): string[] | undefined => {
  if (!hasItsRowsAlone(id, item)) return undefined
  const own = item.rows.filter(({ ids }) => ids.includes(id))
  return own.flatMap(({ label, values }) => (own.length === 1 ? values : [`${label}: ${values.join(', ')}`]))
}

/** Whether a row is shown beside its figures, because it has a number or word that they lack. */
export const isBeyondFigures = (item: ItemWithRows, { ids, values }: SheetRow): boolean => {
  if (ids.some((id) => hasItsRowsAlone(id, item))) return false
  const figureWords = ids.flatMap((id) => wordsOf(`${figureName({ id })} ${textOfFigure(item, id) ?? ''}`))
  return values
    .flatMap(wordsOf)
    .some((word) => !figureWords.some((other) => (isNumber(word) ? other === word : other.startsWith(word))))
}
