import { isOffered } from '../../../content/categories.ts'
import type { Country } from '../../../content/countries.ts'
import { type Figures, filterValue, isAmount, reaches } from '../../../domain/products/figures/figure.ts'
import type { FigureId } from '../../../domain/products/figures/figureIds.ts'
import type { ProductSummary } from '../../../domain/products/product.ts'
import { fitOf, isUnlimited } from '../../../domain/products/room.ts'
import { type AnswerId, type Answers, roomOf, taskIdsOf } from '../answers/answers.ts'
import { questions } from '../answers/questions.ts'
import { type Filters, type Task, tasks } from '../answers/tasks.ts'

export interface ProductWithFigures extends Omit<ProductSummary, 'features'> {
  figures: Figures
}

const isFor = ({ category, subcategory, figures }: ProductWithFigures, task: Task): boolean =>
  category === task.category &&
  (task.subcategory === undefined || subcategory === task.subcategory) &&
  (task.has === undefined || figures[task.has] !== undefined) &&
  reachesAll(figures, task.filters)

const reachesAll = (figures: Figures, filters: Filters = {}): boolean =>
  Object.entries(filters).every(([id, wanted]) => reaches(filterValue(id as FigureId, figures), wanted))

/** What the answers demand of the figures of a task's products. */
export const filtersOf = (task: Task, answers: Answers): Filters => {
  const wanted = questionEntries(task, answers).map(([, figure, value]) => [figure, value] as const)
  return { ...task.filters, ...Object.fromEntries(wanted) }
}

/** The answers about figures: the question, its figure, and what is wanted of it. */
const questionEntries = (task: Task, answers: Answers) =>
  [...new Set(['daily', ...task.asks] as const)].flatMap((id) => {
    const { figure, isLeast } = questions[id]
    const [choices = [], about] = [answers[id], figure?.(task)]
    const wanted = isLeast ? Number(choices[0]) : choices
    return choices.length === 0 || about === undefined ? [] : [[id, about, wanted] as const]
  })

/** In mm: what is higher stands on the floor. */
const floorHeight = 700

const standsAt = ({ height }: Figures, [place]: readonly string[] = []): boolean =>
  place === undefined || (isAmount(height) && height >= floorHeight === (place === 'floor'))

export const missesOf = ({ figures }: ProductWithFigures, task: Task, answers: Answers): AnswerId[] => {
  const room = roomOf(answers)
  const missed = questionEntries(task, answers).filter(
    ([, figure, wanted]) => !reaches(filterValue(figure, figures), wanted),
  )
  return [
    ...missed.map(([id]) => id),
    ...(standsAt(figures, answers.place) ? [] : ['place' as const]),
    ...(isUnlimited(room) || fitOf(figures, room) ? [] : ['fits' as const]),
  ]
}

/** The products for the task that a country is offered, or for any that the answers leave. */
export const possibleFor = (
  products: readonly ProductWithFigures[],
  answers: Answers,
  country: Country,
): ProductWithFigures[] => {
  const open = taskIdsOf(answers)
  return products.filter(
    (product) => isOffered(product.subcategory, country) && open.some((id) => isFor(product, tasks[id])),
  )
}

/** Those of the possible products that meet every answer. */
export const fittingFor = (possible: readonly ProductWithFigures[], answers: Answers): ProductWithFigures[] =>
  possible.filter((product) =>
    taskIdsOf(answers).some(
      (id) => isFor(product, tasks[id]) && missesOf(product, tasks[id], answers).length === 0,
    ),
  )

interface Near {
  product: ProductWithFigures
  task: Task
  misses: readonly AnswerId[]
}

/** For when nothing meets every answer: the products that miss least come first, then the most a day. */
export const nearestOf = (possible: readonly ProductWithFigures[], answers: Answers): Near[] => {
  const dutyOf = ({ product: { figures }, task }: Near) => {
    const value = figures[questions.daily.figure?.(task) ?? 'duty']
    return isAmount(value) ? value : 0
  }
  return possible
    .flatMap((product): Near[] => {
      const own = taskIdsOf(answers).map((id) => tasks[id] as Task)
      const task = own.find((candidate) => isFor(product, candidate))
      return task ? [{ product, task, misses: missesOf(product, task, answers) }] : []
    })
    .toSorted((one, other) => one.misses.length - other.misses.length || dutyOf(other) - dutyOf(one))
}
