import { type Figures, filterValue, isAmount, reaches } from '../../../domain/products/figures/figure.ts'
import type { FigureId } from '../../../domain/products/figures/figureIds.ts'
import type { ProductSummary } from '../../../domain/products/product.ts'
import { fitOf } from '../../../domain/products/room.ts'
import {
  type AnswerId,
  type Answers,
  figureFor,
  givenIds,
  questions,
  roomOf,
  taskIdsOf,
} from '../answers/answers.ts'
import { type Filters, type Task, tasks } from '../answers/tasks.ts'

export interface ProductWithFigures extends Omit<ProductSummary, 'features'> {
  figures: Figures
}

/** A product for a task that the answers leave, and the answers that it does not meet. */
export interface Match {
  product: ProductWithFigures
  task: Task
  misses: readonly AnswerId[]
}

const isFor = ({ category, subcategory, figures }: ProductWithFigures, task: Task): boolean =>
  category === task.category &&
  (task.subcategory === undefined || subcategory === task.subcategory) &&
  (task.has === undefined || figures[task.has] !== undefined) &&
  Object.entries(task.filters ?? {}).every(([id, wanted]) => reaches(figures[id as FigureId], wanted))

/** What an answer wants of a figure; undefined where it has no preference or is about no figure. */
const demandOf = (id: AnswerId, task: Task, answers: Answers) => {
  const [figure, choices = []] = [figureFor(id, task), answers[id]]
  if (figure === undefined || choices.length === 0) return undefined
  return { figure, wanted: id !== 'fits' && questions[id].isLeast ? Number(choices[0]) : choices }
}

/** What the answers demand of the figures of a task's products. */
export const filtersOf = (task: Task, answers: Answers): Filters => {
  const demands = givenIds(answers).flatMap((id) => demandOf(id, task, answers) ?? [])
  return { ...task.filters, ...Object.fromEntries(demands.map(({ figure, wanted }) => [figure, wanted])) }
}

/** In mm: what is higher stands on the floor. */
const floorHeight = 700

const standsAt = ({ height }: Figures, place: string): boolean =>
  isAmount(height) && height >= floorHeight === (place === 'floor')

const meets = (id: AnswerId, { figures }: ProductWithFigures, task: Task, answers: Answers): boolean => {
  if (id === 'fits') return fitOf(figures, roomOf(answers)) !== undefined
  if (id === 'place') return answers.place?.every((place) => standsAt(figures, place)) ?? true
  const demand = demandOf(id, task, answers)
  return !demand || reaches(filterValue(demand.figure, figures), demand.wanted)
}

/** The products for the tasks that the answers leave, each with the task of which it misses least. */
export const matchesOf = (products: readonly ProductWithFigures[], answers: Answers): Match[] => {
  const open = taskIdsOf(answers).map((id): Task => tasks[id])
  const given = givenIds(answers)
  return products.flatMap((product) => {
    const own = open
      .filter((task) => isFor(product, task))
      .map((task) => ({ task, misses: given.filter((id) => !meets(id, product, task, answers)) }))
      .toSorted((one, other) => one.misses.length - other.misses.length)
    return own.slice(0, 1).map((match) => ({ product, ...match }))
  })
}

/** Those that meet every answer. */
export const fittingOf = (matches: readonly Match[]): ProductWithFigures[] =>
  matches.filter(({ misses }) => misses.length === 0).map(({ product }) => product)

/** For when nothing meets every answer: what misses least comes first, then the most a day. */
export const inNearness = (matches: readonly Match[]): Match[] => {
  const dutyOf = ({ product: { figures }, task: { duty = 'duty' } }: Match) =>
    isAmount(figures[duty]) ? figures[duty] : 0
  return matches.toSorted(
    (one, other) => one.misses.length - other.misses.length || dutyOf(other) - dutyOf(one),
  )
}
