import texts from '../../../content/texts/finder.json'
import {
  type FigureColumn,
  type FigureValue,
  isAmount,
  isChoices,
  sortsByFitnessAlone,
} from '../../../domain/products/figures/figure.ts'
import type { FigureId } from '../../../domain/products/figures/figureIds.ts'
import { figureName, figureOf, figureText } from '../../../domain/products/figures/figureText.ts'
import { modelOf } from '../../../domain/products/product.ts'
import { fill, numberText } from '../../../lib/text.ts'
import { type Answers, dailyOf, dutyOf, taskOf } from '../answers/answers.ts'
import { amountText, durationText } from '../answers/answerText.ts'
import type { Filters } from '../answers/tasks.ts'
import { filtersOf, type ProductWithFigures } from './finding.ts'
import { meritOf, slowSpeeds } from './merits.ts'

const bestIds = Object.keys(texts.best) as (keyof typeof texts.best)[]

/** Whether a product is better than each other of a group, of which all state the figure. */
const isBest = (product: ProductWithFigures, id: FigureId, group: readonly ProductWithFigures[]): boolean =>
  group.length > 1 &&
  !(id === 'speed' && group.some(({ figures }) => sortsByFitnessAlone(figures))) &&
  group.every(({ figures }) => figures[id] !== undefined) &&
  group.every((other) => other === product || meritOf(product, id) > meritOf(other, id))

const speeds: readonly FigureId[] = ['speed', 'pieceSpeed', 'fitnessSpeed', 'serialSpeed']

/** Of the speeds only those of what is asked: by pieces, or of a slower way of sorting. */
const concerns = (id: FigureId, answers: Answers): boolean => {
  const slow = slowSpeeds(answers)
  const asked = slow.length > 0 ? slow : [taskOf(answers)?.speed?.ids[0] ?? 'speed']
  return !speeds.includes(id) || asked.includes(id)
}

const maxBest = 2

/** Said where a product is the best in nothing. */
const builtFor = ({ figures }: ProductWithFigures, answers: Answers): string => {
  const duty = figures[dutyOf(answers)]
  return isAmount(duty) && dailyOf(answers) !== undefined
    ? fill(texts.builtFor, { amount: amountText(answers, duty) })
    : texts.meetsAll
}

/** In what a product is the best of those that fit; if in nothing, of those that are shown; never empty. */
export const bestOf = (
  product: ProductWithFigures,
  fitting: readonly ProductWithFigures[],
  shown: readonly ProductWithFigures[],
  answers: Answers,
): string[] => {
  const phrases = (group: readonly ProductWithFigures[], template: string) =>
    bestIds
      .filter((id) => concerns(id, answers) && isBest(product, id, group))
      .slice(0, maxBest)
      .map((id) => fill(template, { best: texts.best[id], count: String(group.length) }))
  const ofAll = phrases(fitting, texts.ofAll)
  const best = ofAll.length > 0 ? ofAll : phrases(shown, texts.ofShown)
  return best.length > 0 ? best : [builtFor(product, answers)]
}

/** A sorter may read several currencies and yet not part them. */
export const caution = ({ figures: { modes } }: ProductWithFigures, answers: Answers): string[] =>
  (answers.currencies?.length ?? 0) > 1 && isChoices(modes) && !modes.included.includes('currency')
    ? [texts.notByCurrency]
    : []

interface Row {
  name: string
  text: string
}

/** How long the visitor's amount takes at the speed that the sheet gives for what is asked. */
const timeOf = ({ figures }: ProductWithFigures, answers: Answers): string | undefined => {
  const speed = taskOf(answers)?.speed
  const daily = dailyOf(answers)
  const pace = speed?.ids.map((id) => figures[id]).find(isAmount)
  const slow = slowSpeeds(answers).map((id) => figures[id])
  if (!speed || daily === undefined || pace === undefined) return undefined
  const slowest = Math.min(pace, ...slow.filter(isAmount))
  const once = durationText((daily * (speed.per === 'hour' ? 60 : 1)) / slowest)
  // Notes of more denominations than there are pockets take several passes.
  const time = isAmount(figures.pockets) ? fill(texts.perPass, { time: once }) : once
  return slow.every(isAmount) ? time : fill(texts.atLeast, { time })
}

/** Says that a product that fits is enough for the visitor's amount; empty without an amount. */
export const enoughText = (product: ProductWithFigures, answers: Answers): string => {
  const daily = dailyOf(answers)
  if (daily === undefined) return ''
  const time = timeOf(product, answers)
  const isExact = time !== undefined && slowSpeeds(answers).length === 0
  const words = { model: modelOf(product), amount: amountText(answers, daily), time: time ?? '' }
  return fill(isExact ? texts.enoughIn : texts.enough, words)
}

/** The figures that tell products apart, in the order in which a buyer asks for them. */
const apartIds: readonly FigureId[] = [
  'duty',
  'updates',
  'brickDuty',
  'pieceSpeed',
  'speed',
  'fitnessSpeed',
  'serialSpeed',
  'printSpeed',
  'bricks',
  'wrappingSpeed',
  'pockets',
  'outlets',
  'modes',
  'currency',
  'coinCurrency',
  'payment',
  'storage',
  'recycling',
  'languages',
  'material',
  'bandsPerRoll',
  'tensile',
  'documentThickness',
  'noteThickness',
  'fonts',
  'resolution',
  'weight',
  'noise',
  'hopper',
]

/** How ample an amount is: `, 2 more than you need`. */
const spareText = (value: FigureValue, wanted: Filters[FigureId]): string =>
  isAmount(value) && typeof wanted === 'number' && value > wanted
    ? fill(texts.spare, { amount: numberText(value - wanted) })
    : ''

const maxRows = 6

/**
 * The figures in which the shown products differ, or the first of them for one alone. All have the same rows,
 * so that they can be read side by side.
 */
export const rowsOf = (
  product: ProductWithFigures,
  shown: readonly ProductWithFigures[],
  columns: readonly FigureColumn[],
  answers: Answers,
): Row[] => {
  const differs = (id: FigureId) =>
    shown.length < 2
      ? product.figures[id] !== undefined
      : new Set(shown.map(({ figures }) => JSON.stringify(figures[id]))).size > 1
  const task = taskOf(answers)
  const asked = task ? filtersOf(task, answers) : {}
  const textOf = (column: FigureColumn): string => {
    const value = product.figures[column.id]
    if (value === undefined) return texts.notStated
    // Choices have no unit, and may be counted though not recognised.
    const text = isChoices(value) ? figureOf(column.id, product.figures) : figureText(column, value)
    const isByFitness = column.id === 'speed' && sortsByFitnessAlone(product.figures)
    const measured = isByFitness ? fill(texts.byFitness, { speed: text ?? '' }) : (text ?? '')
    return `${measured}${spareText(value, asked[column.id])}`
  }
  const rows = apartIds
    .filter((id) => concerns(id, answers) && (differs(id) || typeof asked[id] === 'number'))
    .flatMap((id) => columns.filter((column) => column.id === id))
    .map((column) => ({ name: figureName(column), text: textOf(column) }))
  const [daily = 0, time] = [dailyOf(answers), timeOf(product, answers)]
  const yours = fill(texts.yours, { amount: amountText(answers, daily) })
  return [...(time === undefined ? [] : [{ name: yours, text: time }]), ...rows].slice(0, maxRows)
}
