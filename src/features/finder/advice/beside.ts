import { all } from '../../../content/categories.ts'
import texts from '../../../content/texts/finder.json'
import { filterValue, isAmount, isChoices } from '../../../domain/products/figures/figure.ts'
import { choiceName } from '../../../domain/products/figures/figureText.ts'
import { roomSizeText } from '../../../domain/products/roomSizeText.ts'
import { plainSelection, toCataloguePath } from '../../../domain/routing/cataloguePath.ts'
import { paths } from '../../../domain/routing/paths.ts'
import { fill, listText, numberText } from '../../../lib/text.ts'
import { type AnswerId, type Answers, figureFor, roomOf, taskOf } from '../answers/answers.ts'
import { amountText } from '../answers/answerText.ts'
import { type TaskId, tasks } from '../answers/tasks.ts'
import { filtersOf, fittingOf, type Match, matchesOf, type ProductWithFigures } from './finding.ts'

const { lacks } = texts

const lacksIn = (id: AnswerId, { product: { figures }, task }: Match, answers: Answers): string[] => {
  if (id === 'place' || id === 'fits') {
    const { width, depth, height } = figures
    return isAmount(width) && isAmount(depth) && isAmount(height)
      ? [fill(lacks.size, { size: roomSizeText({ width, depth, height }) })]
      : [lacks.unknownSize]
  }
  const figure = figureFor(id, task)
  if (figure === undefined) return []
  const value = filterValue(figure, figures)
  if (id === 'daily' || id === 'pockets') {
    if (!isAmount(value)) return [lacks.unknown]
    return [fill(lacks[id], { amount: amountText(answers, value), count: numberText(value) })]
  }
  const { included, onRequest } = isChoices(value) ? value : { included: [], onRequest: [] }
  const missing = (answers[id] ?? []).filter((choice) => !included.includes(choice))
  const [offered = [], lacking = []] = [true, false].map((isOffered) =>
    missing
      .filter((choice) => onRequest.includes(choice) === isOffered)
      .map((choice) => choiceName(figure, choice)),
  )
  const label = texts.labels[id]
  return [
    offered.length > 0 ? fill(lacks.onRequest, { label, list: listText(offered) }) : '',
    lacking.length > 0 ? fill(lacks.none, { label, list: listText(lacking, 'disjunction') }) : '',
  ].filter((text) => text !== '')
}

/** What a product lacks, in phrases. */
export const lacksOf = (match: Match, answers: Answers): string[] => [
  ...new Set(match.misses.flatMap((id) => lacksIn(id, match, answers))),
]

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
