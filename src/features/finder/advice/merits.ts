import { isAmount, isChoices, reaches } from '../../../domain/products/figures/figure.ts'
import { betterDirection, type FigureId } from '../../../domain/products/figures/figureIds.ts'
import { type Answers, dailyOf, dutyOf, taskOf } from '../answers/answers.ts'
import type { ProductWithFigures } from './finding.ts'

type Rated = Pick<ProductWithFigures, 'figures'>

/** Less room and weight suit every buyer for whom the product fits. */
const lessIsBetter: readonly FigureId[] = ['weight', 'width', 'depth', 'height']

const directionOf = (id: FigureId): 'more' | 'less' | null =>
  lessIsBetter.includes(id) ? 'less' : betterDirection(id)

/** A number that is the higher the better a figure is; lowest for one that the sheet does not state. */
export const meritOf = ({ figures }: Rated, id: FigureId): number => {
  const value = figures[id]
  if (value === undefined) return -Infinity
  if (isChoices(value)) return value.included.length
  if (!isAmount(value)) return 0
  return directionOf(id) === 'less' ? -value : value
}

/** Positive when `one` is better, negative when `other` is or neither can be told, 0 when they are equal. */
const compareFigure = (id: FigureId, one: Rated, other: Rated): number => {
  const [own, its] = [one.figures[id], other.figures[id]]
  if (isAmount(own) && isAmount(its) && directionOf(id) === null) return 0
  const lacks = isChoices(own) && isChoices(its) && !reaches(own, its.included)
  return lacks ? -1 : meritOf(one, id) - meritOf(other, id)
}

/** Whether a product is better in something, and in nothing worse. */
const beats = (one: Rated, other: Rated): boolean => {
  const ids = Object.keys({ ...one.figures, ...other.figures }) as FigureId[]
  const signs = ids.map((id) => compareFigure(id, one, other))
  return signs.every((sign) => sign >= 0) && signs.some((sign) => sign > 0)
}

/** Of the ways of sorting that are slower than the speed of the sheets. */
const speedOfMode: Readonly<Partial<Record<string, FigureId>>> = {
  fitness: 'fitnessSpeed',
  serial: 'serialSpeed',
}

/** The speeds of the slower ways of sorting that are asked for. */
export const slowSpeeds = ({ modes = [] }: Answers): FigureId[] =>
  modes.flatMap((mode) => speedOfMode[mode] ?? [])

/** How many of the slower ways of sorting a product has beyond those that are asked for, if any are. */
const surplusOf = ({ figures: { modes } }: Rated, { modes: asked = [] }: Answers): number =>
  isChoices(modes) && asked.length > 0
    ? modes.included.filter((mode) => mode in speedOfMode && !asked.includes(mode)).length
    : 0

/** The figure by which products are ordered: what they are built for a day if that was asked, else their weight. */
export const orderOf = (answers: Answers): FigureId =>
  dailyOf(answers) === undefined ? 'weight' : dutyOf(answers)

/** What does no more than was asked comes first, then the least daily duty or weight; last what does not state it. */
export const inOrder = (
  products: readonly ProductWithFigures[],
  answers: Answers,
): readonly ProductWithFigures[] => {
  const amountOf = ({ figures }: ProductWithFigures): number => {
    const amount = figures[orderOf(answers)]
    return isAmount(amount) ? amount : Infinity
  }
  return products.toSorted(
    (one, other) =>
      surplusOf(one, answers) - surplusOf(other, answers) || amountOf(one) - amountOf(other) || 0,
  )
}

const maxShown = 3

/**
 * Of the products that fit: the lightest, the fastest and the one built for the amount that is nearest, and
 * none that another beats in everything while that other is not shown; in the order of `inOrder`.
 */
export const choose = (
  fitting: readonly ProductWithFigures[],
  answers: Answers,
): readonly ProductWithFigures[] => {
  const [speed = 'printSpeed'] = taskOf(answers)?.speed?.ids ?? []
  const beatenBy = (product: ProductWithFigures) => fitting.filter((other) => beats(other, product)).length
  const unbeaten = fitting.filter((product) => beatenBy(product) === 0)
  const bestBy = (id: FigureId) =>
    unbeaten.toSorted((one, other) => meritOf(other, id) - meritOf(one, id) || 0).slice(0, 1)
  const others = fitting.toSorted((one, other) => beatenBy(one) - beatenBy(other))
  const rest = dailyOf(answers) === undefined ? unbeaten : inOrder(unbeaten, answers)
  const ordered = new Set([...bestBy('weight'), ...bestBy(speed), ...rest, ...others])
  return inOrder([...ordered].slice(0, maxShown), answers)
}
