import { all } from '../../../content/categories.ts'
import type { Country } from '../../../content/countries.ts'
import { filterValue, isAmount, isChoices } from '../../../domain/products/figures/figure.ts'
import { plainSelection, toCataloguePath } from '../../../domain/routing/cataloguePath.ts'
import { paths } from '../../../domain/routing/paths.ts'
import { type AnswerId, type Answers, roomOf, taskOf } from '../answers/answers.ts'
import { questions } from '../answers/questions.ts'
import { type Task, type TaskId, tasks } from '../answers/tasks.ts'
import { filtersOf, fittingFor, missesOf, possibleFor, type ProductWithFigures } from './finding.ts'

/** The address of the list that shows exactly the products that fit. */
export const allPath = (answers: Answers): string => {
  const task = taskOf(answers)
  if (!task) return paths.catalogue()
  const { category, subcategory = all } = task
  const [figures, room] = [filtersOf(task, answers), roomOf(answers)]
  return toCataloguePath({ ...plainSelection, category, subcategory, figures, room })
}

/**
 * Other tasks for the same notes, with the number of products that fit. Their answers leave no question open, so
 * that the finder shows exactly these. Several runs need no number of pockets.
 */
export const widerTasks = (
  products: readonly ProductWithFigures[],
  answers: Answers,
  country: Country,
): { id: TaskId; answers: Answers; count: number }[] =>
  (taskOf(answers)?.wider ?? []).flatMap((id) => {
    const open = Object.fromEntries(tasks[id].asks.map((question) => [question, []]))
    const pockets = id === 'sort' ? { pockets: [] } : {}
    const wider = { ...open, ...answers, ...pockets, type: [id] }
    const count = fittingFor(possibleFor(products, wider, country), wider).length
    return count === 0 ? [] : [{ id, answers: wider, count }]
  })

/** The products that meet every answer but the amount a day, which their sheets do not state. */
export const silentOnAmount = (
  possible: readonly ProductWithFigures[],
  answers: Answers,
): ProductWithFigures[] => {
  const task = taskOf(answers)
  if (!task || !answers.daily?.length) return []
  const duty = questions.daily.figure?.(task) ?? 'duty'
  return possible.filter(
    (product) => !isAmount(product.figures[duty]) && missesOf(product, task, answers).join('') === 'daily',
  )
}

/** The products that meet every answer once what their sheets offer on request is supplied. */
export const fitOnRequest = (
  possible: readonly ProductWithFigures[],
  answers: Answers,
): { product: ProductWithFigures; task: Task }[] => {
  const task = taskOf(answers)
  if (!task) return []
  const isOnRequest = ({ figures }: ProductWithFigures, id: AnswerId): boolean => {
    const figure = id === 'fits' ? undefined : questions[id].figure?.(task)
    const value = figure && filterValue(figure, figures)
    if (!isChoices(value)) return false
    const offered = [...value.included, ...value.onRequest]
    return (answers[id] ?? []).every((choice) => offered.includes(choice))
  }
  return possible.flatMap((product) => {
    const misses = missesOf(product, task, answers)
    return misses.length > 0 && misses.every((id) => isOnRequest(product, id)) ? [{ product, task }] : []
  })
}
