import { all } from '../../../content/categories.ts'
import { filterValue, isAmount, isChoices } from '../../../domain/products/figures/figure.ts'
import { plainSelection, toCataloguePath } from '../../../domain/routing/cataloguePath.ts'
import { paths } from '../../../domain/routing/paths.ts'
import { type Answers, roomOf, taskOf } from '../answers/answers.ts'
import { figureFor } from '../answers/questions.ts'
import { type TaskId, tasks } from '../answers/tasks.ts'
import { filtersOf, fittingOf, type Match, matchesOf, type ProductWithFigures } from './finding.ts'

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
): { id: TaskId; answers: Answers; count: number }[] =>
  (taskOf(answers)?.wider ?? []).flatMap((id) => {
    const open = Object.fromEntries(tasks[id].asks.map((question) => [question, []]))
    const pockets = id === 'sort' ? { pockets: [] } : {}
    const wider = { ...open, ...answers, ...pockets, type: [id] }
    const count = fittingOf(matchesOf(products, wider)).length
    return count === 0 ? [] : [{ id, answers: wider, count }]
  })

/** The products that meet every answer but the amount a day, which their sheets do not state. */
export const silentOnAmount = (matches: readonly Match[]): ProductWithFigures[] =>
  matches
    .filter(
      ({ product: { figures }, task: { duty = 'duty' }, misses }) =>
        misses.join() === 'daily' && !isAmount(figures[duty]),
    )
    .map(({ product }) => product)

/** The products that meet every answer once what their sheets offer on request is supplied. */
export const fitOnRequest = (matches: readonly Match[], answers: Answers): Match[] =>
  matches.filter(
    ({ product, task, misses }) =>
      misses.length > 0 &&
      misses.every((id) => {
        const figure = figureFor(id, task)
        const value = figure && filterValue(figure, product.figures)
        if (!isChoices(value)) return false
        const offered = [...value.included, ...value.onRequest]
        return answers[id]?.every((choice) => offered.includes(choice))
      }),
  )
