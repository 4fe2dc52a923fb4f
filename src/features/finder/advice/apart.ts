import texts from '../../../content/texts/finder.json'
import { type FigureColumn, isAmount, isChoices } from '../../../domain/products/figures/figure.ts'
import type { FigureId } from '../../../domain/products/figures/figureIds.ts'
import { figureName, figureOf, figureText } from '../../../domain/products/figures/figureText.ts'
import { fill } from '../../../lib/text.ts'
import { type Answers, dailyOf, taskOf } from '../answers/answers.ts'
import { amountText, durationText } from '../answers/answerText.ts'
import type { ProductWithFigures } from './finding.ts'
import { meritOf } from './merits.ts'

const bestIds = Object.keys(texts.best) as (keyof typeof texts.best)[]

/** Whether a product is better than each other of a group, of which all state the figure. */
const isBest = (product: ProductWithFigures, id: FigureId, group: readonly ProductWithFigures[]): boolean =>
  group.length > 1 &&
  group.every(({ figures }) => figures[id] !== undefined) &&
  group.every((other) => other === product || meritOf(product, id) > meritOf(other, id))

/** The speed by pieces is for those who count pieces, and the other one for everybody else. */
const concerns = (id: FigureId, { type }: Answers): boolean =>
  (id !== 'pieceSpeed' && id !== 'speed') || (id === 'pieceSpeed') === (type?.includes('pieces') ?? false)

const maxBest = 2

/** Said of the first of several: it is built for the amount that is nearest to the asked one. */
export const closest = (
  product: ProductWithFigures,
  shown: readonly ProductWithFigures[],
  answers: Answers,
): string[] => {
  const daily = dailyOf(answers)
  const dutyOf = ({ figures }: ProductWithFigures) => figures[taskOf(answers)?.duty ?? 'duty']
  const [own, ...others] = [product, ...shown.filter((other) => other !== product)].map(dutyOf)
  const isClosest =
    isAmount(own) && others.length > 0 && others.every((other) => isAmount(other) && own < other)
  if (daily === undefined || !isClosest) return []
  return [fill(texts.closest, { count: shown.length, amount: amountText(answers, daily) })]
}

/** Said where a product is the best in nothing. */
const builtFor = ({ figures }: ProductWithFigures, answers: Answers): string => {
  const duty = figures[taskOf(answers)?.duty ?? 'duty']
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

/** Ways of sorting that are slower than the speed of the sheets. */
const slowModes = ['fitness', 'serial']

/** How long the visitor's amount takes, or for slower ways of sorting, at least takes. */
const timeRow = ({ figures }: ProductWithFigures, answers: Answers): Row[] => {
  const speed = taskOf(answers)?.speed
  const daily = dailyOf(answers)
  const pace = speed?.ids.map((id) => figures[id]).find(isAmount)
  if (!speed || daily === undefined || pace === undefined) return []
  const time = durationText((daily * (speed.per === 'hour' ? 60 : 1)) / pace)
  const isSlower = answers.modes?.some((mode) => slowModes.includes(mode)) ?? false
  return [
    {
      name: fill(texts.yours, { amount: amountText(answers, daily) }),
      text: isSlower ? fill(texts.atLeast, { time }) : time,
    },
  ]
}

/** The figures that tell products apart, in the order in which a buyer asks for them. */
const apartIds: readonly FigureId[] = [
  'duty',
  'updates',
  'brickDuty',
  'pieceSpeed',
  'speed',
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

const maxRows = 6

/** The figures in which the shown products differ, or the first of them for one alone. */
export const rowsOf = (
  product: ProductWithFigures,
  shown: readonly ProductWithFigures[],
  columns: readonly FigureColumn[],
  answers: Answers,
): Row[] => {
  const differs = (id: FigureId) =>
    shown.length < 2 || new Set(shown.map(({ figures }) => JSON.stringify(figures[id]))).size > 1
  const rows = apartIds
    .filter((id) => concerns(id, answers) && differs(id))
    .flatMap((id) => {
      const [value, column] = [product.figures[id], columns.find((own) => own.id === id)]
      if (value === undefined || !column) return []
      // Choices have no unit, and may be counted though not recognised.
      const text = isChoices(value) ? figureOf(id, product.figures) : figureText(column, value)
      return text === undefined ? [] : [{ name: figureName(id), text }]
    })
  return [...timeRow(product, answers), ...rows].slice(0, maxRows)
}
