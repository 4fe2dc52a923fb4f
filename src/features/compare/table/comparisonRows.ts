import texts from '../../../content/texts/compare.json'
import preparation from '../../../content/texts/sitePreparation.json'
import { isAmount, isChoices } from '../../../domain/products/figures/figure.ts'
import { betterDirection, type FigureId } from '../../../domain/products/figures/figureIds.ts'
import { figureName, valueText } from '../../../domain/products/figures/figureText.ts'
import { familyOf } from '../../../domain/products/product.ts'
import { generalTitle } from '../../../domain/products/specificationGroups.ts'
import { clausesOf, fill } from '../../../lib/text.ts'
import type { ComparedItem } from '../useComparedItems.ts'
import { choicesContent, contentOf, differ } from './differences.ts'
import {
  comparedColumns,
  isBeyondFigures,
  type ItemWithRows,
  ownTextsOf,
  textOfFigure,
  withRows,
  wordsOf,
} from './sheetRows.ts'

export interface ComparisonRow {
  label: string
  /** The values of each product, none where it does not state it. */
  cells: readonly (readonly string[])[]
  differs: boolean
  /** The place of the product that alone has the best figure. */
  best?: number | undefined
}

export interface ComparisonGroup {
  title: string
  rows: readonly ComparisonRow[]
}

export interface ComparedRows {
  groups: readonly ComparisonGroup[]
  /** The rows that only one of several products states. */
  alone: readonly ComparisonRow[]
}

/** Whether only one of several products states it. */
const isAlone = ({ cells }: ComparisonRow): boolean =>
  cells.length > 1 && cells.filter(({ length }) => length > 0).length === 1

const isStated = ({ cells }: ComparisonRow): boolean => cells.some(({ length }) => length > 0)

/** What a sheet does not state is no difference. */
const toRow = (label: string, cells: ComparisonRow['cells']): ComparisonRow => ({
  label,
  cells,
  differs: differ(cells.map(contentOf)),
})

/**
 * The lines of a figure for a product: the sheet's own texts. An amount that is not in these texts is a first
 * line above them: `4 × 2,500 notes` gives `10,000 notes` and `4 × 2,500 notes`. When several figures are
 * read from one text, the figure is the only line.
 */
const figureValues = (id: FigureId, item: ItemWithRows): readonly string[] => {
  const text = textOfFigure(item, id)
  const own = ownTextsOf(id, item)
  if (own === undefined) return text === undefined ? [] : [text]
  const value = item.figures[id]
  if (text === undefined || !isAmount(value)) return own
  const stated = own.flatMap(wordsOf).map((word) => Number(word.replaceAll(',', '')))
  return stated.includes(value) ? own : [text, ...own]
}

/**
 * Two amounts are compared only if the words and numbers around them are the same, since 5,000 coins of 10
 * cents are no better than 1,500 of 20. `65 W, 3 W standby` and `65` give `w`. `1,000 notes/min by value` and
 * `1,000` give `note min`, because a separate figure says whether the speed is by value.
 */
const measureOf = (values: readonly string[], amount: string): string => {
  const words = values.flatMap(clausesOf).map(wordsOf)
  const around = words.find((clause) => clause.includes(amount)) ?? []
  return around
    .toSpliced(around.indexOf(amount), 1)
    .join(' ')
    .replace(/s\b| by value/g, '')
}

/**
 * The place of the best amount; undefined when the products differ in family or measure, when several are the best,
 * and when a product does not state its own, which may be better.
 */
const bestOf = (
  id: FigureId,
  items: readonly ItemWithRows[],
  cells: ComparisonRow['cells'],
): number | undefined => {
  const direction = betterDirection(id)
  const amounts = items.flatMap(({ figures: { [id]: amount } }) => (isAmount(amount) ? amount : []))
  if (direction === null || amounts.length < items.length || amounts.length < 2) return undefined
  const kinds = items.map(({ figures, product }, place) => {
    const amount = amounts[place] ?? 0
    // By value and for fitness a speed is lower, and no worse than another one.
    const ways = id === 'speed' && [figures.valueSpeed, figures.fitnessSpeed].indexOf(amount)
    return [familyOf(product), measureOf(cells[place] ?? [], valueText(id, amount)), ways].join()
  })
  const best = direction === 'more' ? Math.max(...amounts) : Math.min(...amounts)
  const place = amounts.indexOf(best)
  return new Set(kinds).size === 1 && place === amounts.lastIndexOf(best) ? place : undefined
}

const figureRow = (id: FigureId, items: readonly ItemWithRows[]): ComparisonRow => {
  const cells = items.map((item) => figureValues(id, item))
  const values = items.map(({ figures }) => figures[id])
  // A sheet has as many of an interface as it says.
  const areChoices =
    id !== 'interfaces' && values.every((value, place) => isChoices(value) || cells[place]?.length === 0)
  const contents = cells.map((texts, place) => {
    const value = values[place]
    return areChoices && isChoices(value) ? choicesContent(value, texts) : contentOf(texts)
  })
  const [name, ...others] = new Set(
    items.flatMap(({ columns }) => columns.filter((column) => column.id === id).map(figureName)),
  )
  const label = name !== undefined && others.length === 0 ? name : figureName({ id })
  return { label, cells, differs: differ(contents), best: bestOf(id, items, cells) }
}

/** The figures that at least one product has, in the order of their families. */
const figureRows = (items: readonly ItemWithRows[]): ComparisonRow[] => {
  const ids = new Set(items.flatMap(comparedColumns).map(({ id }) => id))
  return Array.from(ids, (id) => figureRow(id, items)).filter(isStated)
}

/**
 * What a sheet states in a row, or in a group of its name: `Counting speed` of one sheet is `Counting speed/By value`
 * of another.
 */
const valuesOf = ({ rows }: ItemWithRows, title: string, label: string): readonly string[] =>
  rows.find((row) => row.title === title && row.label === label)?.values ??
  rows
    .filter((row) => row.title === label)
    .flatMap((row) => row.values.map((value) => `${row.label}: ${value}`))

/** The rows of a group that say more than the figures do, for at least one product. */
const specificationRows = (title: string, items: readonly ItemWithRows[]): ComparisonRow[] => {
  const beyond = items.flatMap((item) =>
    item.rows.filter((row) => row.title === title && isBeyondFigures(item, row)),
  )
  return Array.from(new Set(beyond.map(({ label }) => label)), (label) =>
    toRow(
      label,
      items.map((item) => valuesOf(item, title, label)),
    ),
  )
}

/** What the place needs that no row of a sheet says. */
const placeRow = (items: readonly ComparedItem[]): ComparisonRow => {
  const { door } = preparation.facts
  const cells = items.map(({ product }) => {
    const rows = product.preparation?.flatMap((group) => group.rows)
    return rows?.find(({ label }) => label === door)?.values ?? []
  })
  return toRow(door, cells)
}

/** Groups whose titles are not needed beside a row's label. */
const untitled = [texts.figures, generalTitle]

/** The label of a row that stands outside its group. */
const wholeLabel = (title: string, label: string): string =>
  untitled.includes(title) || label.startsWith(title) ? label : `${title}, ${label}`

/** Rows of one label as one row: what one sheet has as a figure may be a row of another. */
const joinRows = (label: string, rows: readonly ComparisonRow[]): ComparisonRow => {
  const own = rows.filter((row) => row.label === label)
  const places = own[0]?.cells ?? []
  return toRow(
    label,
    places.map((_, place) => own.flatMap(({ cells }) => cells[place] ?? [])),
  )
}

/** A row of the sheets that says more than the figure of its name is named so. */
const inDetail = (row: ComparisonRow, figures: readonly ComparisonRow[]): ComparisonRow =>
  isAlone(row) || figures.every(({ label }) => label !== row.label)
    ? row
    : { ...row, label: fill(texts.inDetail, { label: row.label }) }

/**
 * The figures, then the other rows of the specifications, group by group, and the door that a machine needs; apart
 * from them what only one of several products states.
 */
export const compareRows = (compared: readonly ComparedItem[]): ComparedRows => {
  const items = withRows(compared)
  const titles = new Set(items.flatMap(({ rows }) => rows.map(({ title }) => title)))
  const figures = figureRows(items)
  const groups = [
    ...Array.from(titles, (title) => ({
      title,
      rows: specificationRows(title, items).map((row) => inDetail(row, figures)),
    })),
    { title: preparation.title, rows: [placeRow(items)].filter(isStated) },
  ]
  const lone = [{ title: texts.figures, rows: figures }, ...groups].flatMap(({ title, rows }) =>
    rows.filter(isAlone).map((row) => ({ ...row, label: wholeLabel(title, row.label) })),
  )
  const joined = Array.from(new Set(lone.map(({ label }) => label)), (label) => joinRows(label, lone))
  return {
    groups: filterRows(
      [{ title: texts.figures, rows: [...figures, ...joined] }, ...groups],
      (row) => !isAlone(row),
    ),
    alone: joined.filter(isAlone),
  }
}

/** Leaves out other rows, and groups without any. */
export const filterRows = (
  groups: readonly ComparisonGroup[],
  isShown: (row: ComparisonRow) => boolean,
): ComparisonGroup[] =>
  groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(isShown) }))
    .filter(({ rows }) => rows.length > 0)

export const rowsIn = (groups: readonly ComparisonGroup[]): ComparisonRow[] =>
  groups.flatMap(({ rows }) => rows)

/** For each product the labels of its best figures. */
export const bestLabels = (groups: readonly ComparisonGroup[], count: number): string[] =>
  Array.from({ length: count }, (_, place) =>
    rowsIn(groups)
      .filter(({ best }) => best === place)
      .map(({ label }) => label)
      .join('; '),
  )

/** How many products are compared, and how many of the table's rows differ. */
export const statusText = (count: number, rows: number, differing: number): string => {
  if (count === 1) return texts.status.one
  return fill(differing === 1 ? texts.status.oneDiffers : texts.status.other, { count, rows, differing })
}
