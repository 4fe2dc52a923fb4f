import texts from '../../../content/texts/compare.json'
import preparation from '../../../content/texts/sitePreparation.json'
import { isAmount, isChoices } from '../../../domain/products/figures/figure.ts'
import { betterDirection, type FigureId } from '../../../domain/products/figures/figureIds.ts'
import { figureName, valueText } from '../../../domain/products/figures/figureText.ts'
import { familyOf } from '../../../domain/products/product.ts'
import { generalTitle } from '../../../domain/products/specificationGroups.ts'
import { clausesOf, fill } from '../../../lib/text.ts'
import type { ComparedItem } from '../useComparedItems.ts'
import { choicesContent, type Content, contentOf, differ } from './differences.ts'
import {
  comparedColumns,
  isBeyondFigures,
  type ItemWithRows,
  ownTextsOf,
  textOfFigure,
  withRows,
  wordsOf,
} from './sheetRows.ts'

interface Cell {
  /** Empty when the product does not state it. */
  values: readonly string[]
  isBest: boolean
}

export interface ComparisonRow {
  label: string
  cells: readonly Cell[]
  differs: boolean
}

/** Whether only one of several products states it. */
const isAlone = ({ cells }: ComparisonRow): boolean =>
  cells.length > 1 && cells.filter(({ values }) => values.length > 0).length === 1

const together = (rows: readonly ComparisonRow[]) => rows.filter((row) => !isAlone(row))

export interface ComparisonGroup {
  title: string
  rows: readonly ComparisonRow[]
}

/** `contents` has what is compared of each cell. What a sheet does not state is no difference. */
const toRow = (
  label: string,
  cells: readonly Cell[],
  contents: readonly Content[] = cells.map(({ values }) => contentOf(values)),
): ComparisonRow => ({ label, cells, differs: differ(contents) })

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

interface StatedFigure {
  item: ItemWithRows
  values: readonly string[]
}

/**
 * The best amount; undefined when the products differ in family or measure, when several are the best, and when a
 * product does not state its own, which may be better.
 */
const bestOf = (id: FigureId, entries: readonly StatedFigure[]): number | undefined => {
  const direction = betterDirection(id)
  const stated = entries.flatMap(({ item: { figures, product }, values }) => {
    const amount = figures[id]
    if (!isAmount(amount)) return []
    const family = familyOf(product)
    const measure = measureOf(values, valueText(id, amount))
    // By value and for fitness a speed is lower, and no worse than another one.
    const ways = id === 'speed' && [figures.valueSpeed, figures.fitnessSpeed].indexOf(amount)
    return [{ amount, kind: [family, measure, ways].join() }]
  })
  const amounts = stated.map(({ amount }) => amount)
  const isMeasuredAlike = new Set(stated.map(({ kind }) => kind)).size === 1
  const areAllStated = amounts.length === entries.length && amounts.length > 1
  if (direction === null || !areAllStated || !isMeasuredAlike) return undefined
  const best = direction === 'more' ? Math.max(...amounts) : Math.min(...amounts)
  return amounts.filter((amount) => amount === best).length === 1 ? best : undefined
}

const figureRow = (id: FigureId, items: readonly ItemWithRows[]): ComparisonRow => {
  const entries = items.map((item) => ({ item, values: figureValues(id, item) }))
  const best = bestOf(id, entries)
  const cells = entries.map(({ item, values }) => ({
    values,
    isBest: best !== undefined && item.figures[id] === best,
  }))
  const stated = entries.filter(({ values }) => values.length > 0)
  // A sheet has as many of an interface as it says.
  const areChoices = id !== 'interfaces' && stated.every(({ item }) => isChoices(item.figures[id]))
  const contents = entries.map(({ item, values }) => {
    const value = item.figures[id]
    return areChoices && isChoices(value) ? choicesContent(value, values) : contentOf(values)
  })
  return toRow(figureName(id), cells, contents)
}

/** The figures that at least one product has, in the order of their families. */
const figureRows = (items: readonly ItemWithRows[]): ComparisonRow[] => {
  const ids = new Set(items.flatMap(comparedColumns).map(({ id }) => id))
  return Array.from(ids, (id) => figureRow(id, items)).filter(({ cells }) =>
    cells.some(({ values }) => values.length > 0),
  )
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
      items.map((item) => ({ values: valuesOf(item, title, label), isBest: false })),
    ),
  )
}

/** What the place needs that no row of a sheet says. */
const placeRows = (items: readonly ComparedItem[]): ComparisonRow[] => {
  const { door } = preparation.facts
  const cells = items.map(({ product }) => {
    const rows = product.preparation?.flatMap((group) => group.rows)
    return { values: rows?.find(({ label }) => label === door)?.values ?? [], isBest: false }
  })
  return cells.some(({ values }) => values.length > 0) ? [toRow(door, cells)] : []
}

/** Groups whose titles are not needed beside a row's label. */
const untitled = [texts.figures, generalTitle]

/** The label of a row that stands outside its group. */
const wholeLabel = (title: string, label: string): string =>
  untitled.includes(title) || label.startsWith(title) ? label : `${title}, ${label}`

/** Rows of one label as one row: what one sheet has as a figure may be a row of another. */
const joinRows = (label: string, rows: readonly ComparisonRow[]): ComparisonRow => {
  const own = rows.filter((row) => row.label === label)
  const [first] = own
  return toRow(
    label,
    (first?.cells ?? []).map((_, index) => ({
      values: own.flatMap(({ cells }) => cells[index]?.values ?? []),
      isBest: false,
    })),
  )
}

/** A row of the sheets that says more than the figure of its name is named so. */
const inDetail = (row: ComparisonRow, figures: readonly ComparisonRow[]): ComparisonRow =>
  isAlone(row) || figures.every(({ label }) => label !== row.label)
    ? row
    : { ...row, label: fill(texts.inDetail, { label: row.label }) }

/**
 * The figures, then the other rows of the specifications, group by group, and the door that a machine needs. The
 * last group has what only one of several products states.
 */
export const comparisonGroups = (compared: readonly ComparedItem[]): ComparisonGroup[] => {
  const items = withRows(compared)
  const titles = new Set(items.flatMap(({ rows }) => rows.map(({ title }) => title)))
  const figures = figureRows(items)
  const groups = [
    ...Array.from(titles, (title) => ({
      title,
      rows: specificationRows(title, items).map((row) => inDetail(row, figures)),
    })),
    { title: preparation.title, rows: placeRows(items) },
  ]
  const lone = [{ title: texts.figures, rows: figures }, ...groups].flatMap(({ title, rows }) =>
    rows.filter(isAlone).map((row) => ({ ...row, label: wholeLabel(title, row.label) })),
  )
  const joined = Array.from(new Set(lone.map(({ label }) => label)), (label) => joinRows(label, lone))
  return [
    { title: texts.figures, rows: together([...figures, ...joined]) },
    ...groups.map(({ title, rows }) => ({ title, rows: together(rows) })),
    { title: texts.alone, rows: joined.filter(isAlone) },
  ].filter(({ rows }) => rows.length > 0)
}

/** The groups in which products are compared, without what only one of them states. */
export const sharedGroups = (groups: readonly ComparisonGroup[]): ComparisonGroup[] =>
  groups.filter(({ title }) => title !== texts.alone)

/** The rows in which the products differ; groups without any are left out. */
export const differingRows = (groups: readonly ComparisonGroup[]): ComparisonGroup[] =>
  groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0)

/** For each product the labels of its best figures; undefined when there are none. */
export const bestRow = (groups: readonly ComparisonGroup[]): ComparisonRow | undefined => {
  const rows = groups.flatMap((group) => group.rows).filter(({ cells }) => cells.some(({ isBest }) => isBest))
  const cells = rows[0]?.cells.map((_, index) => {
    const own = rows.filter((row) => row.cells[index]?.isBest)
    return { values: [own.map(({ label }) => label).join('; ')], isBest: false }
  })
  return cells && { label: texts.bestIn, cells, differs: false }
}

/** How many products are compared, and how many of the table's rows differ. */
export const statusText = (count: number, rows: number, differing: number): string => {
  if (count === 1) return texts.status.one
  return fill(differing === 1 ? texts.status.oneDiffers : texts.status.other, { count, rows, differing })
}
