import texts from '../../../content/texts/figureNames.json' with { type: 'json' }
import { fill, numberText } from '../../../lib/text.ts'
import {
  type Choices,
  type FigureColumn,
  type Figures,
  type FigureValue,
  filterValue,
  isAmount,
  isChoices,
} from './figure.ts'
import type { FigureId } from './figureIds.ts'

const labels: Readonly<Partial<Record<FigureId, Readonly<Record<string, string>>>>> = texts.choices

const singular: Readonly<Record<string, string>> = texts.singular

/** `Sorting speed` of a family's column, and of several families `Main speed`. */
export const figureName = ({ id, name }: { id: FigureId; name?: string | undefined }): string =>
  name ?? texts.names[id]

/** An id without a label, such as `KHR`, is its own name. */
export const choiceName = (id: FigureId, choice: string): string => labels[id]?.[choice] ?? choice

const number = (amount: number): string => numberText(amount).replace('-', '−')

const choicesText = (id: FigureId, { included, onRequest }: Choices): string => {
  const listOf = (ids: readonly string[]) => ids.map((choice) => choiceName(id, choice)).join(', ')
  const parts = [listOf(included)]
  if (onRequest.length > 0) parts.push(fill(texts.onRequest, { list: listOf(onRequest) }))
  return parts.filter((part) => part !== '').join('; ') || texts.none
}

/** A value without its unit: `1,000`, `0–40`, `UV, MG; IR on request`. */
export const valueText = (id: FigureId, value: FigureValue): string => {
  if (isAmount(value)) return number(value)
  if (isChoices(value)) return choicesText(id, value)
  return `${number(value.from)}${value.from < 0 ? ' to ' : '–'}${number(value.to)}`
}

/** A figure of a product in a table, with currencies that are only counted; undefined where none is stated. */
export const figureOf = (id: FigureId, figures: Figures): string | undefined => {
  const value = figures[id] ?? filterValue(id, figures)
  if (value === undefined) return undefined
  const { passed } = figures
  if (id !== 'currency' || !isChoices(passed)) return valueText(id, value)
  const countsOnly = fill(texts.countsOnly, { list: choicesText(id, passed) })
  return isChoices(value) && value.included.length > 0 ? `${valueText(id, value)}; ${countsOnly}` : countsOnly
}

/** `pocket` for one, `pockets` for several; `note/min` and `notes/min`. */
export const unitOf = (value: FigureValue, unit: string): string =>
  value === 1 ? unit.replace(/^[a-z ]+/, (noun) => singular[noun] ?? noun) : unit

/** `1,000 notes/min`. */
export const figureText = ({ id, unit }: Pick<FigureColumn, 'id' | 'unit'>, value: FigureValue): string =>
  unit === undefined ? valueText(id, value) : `${valueText(id, value)} ${unitOf(value, unit)}`
