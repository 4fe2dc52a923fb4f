import texts from '../../../content/texts/finder.json'
import { filterValue, isAmount, isChoices } from '../../../domain/products/figures/figure.ts'
import type { FigureId } from '../../../domain/products/figures/figureIds.ts'
import { choiceName } from '../../../domain/products/figures/figureText.ts'
import { roomSizeText } from '../../../domain/products/roomSizeText.ts'
import { fill, listText, numberText } from '../../../lib/text.ts'
import type { AnswerId, Answers } from '../answers/answers.ts'
import { amountText } from '../answers/answerText.ts'
import { questions } from '../answers/questions.ts'
import type { Task } from '../answers/tasks.ts'
import { missesOf, type ProductWithFigures } from './finding.ts'

const { lacks } = texts

const sizeOf = ({ figures: { width, depth, height } }: ProductWithFigures): string =>
  isAmount(width) && isAmount(depth) && isAmount(height)
    ? fill(lacks.size, { size: roomSizeText({ width, depth, height }) })
    : lacks.unknownSize

const amountLack = (id: 'daily' | 'pockets', own: number | undefined, answers: Answers): string => {
  if (own === undefined) return lacks.unknown
  return id === 'daily'
    ? fill(lacks.daily, { amount: amountText(answers, own) })
    : fill(lacks.pockets, { count: numberText(own) })
}

const choiceLacks = (
  figure: FigureId,
  label: string,
  wanted: readonly string[],
  { figures }: ProductWithFigures,
): string[] => {
  const value = filterValue(figure, figures)
  const { included, onRequest } = isChoices(value) ? value : { included: [], onRequest: [] }
  const missing = wanted.filter((choice) => !included.includes(choice))
  const phrase = (template: string, choices: readonly string[], type?: Intl.ListFormatOptions['type']) => {
    const list = listText(
      choices.map((choice) => choiceName(figure, choice)),
      type,
    )
    return choices.length === 0 ? [] : [fill(template, { label, list })]
  }
  return [
    ...phrase(
      lacks.onRequest,
      missing.filter((choice) => onRequest.includes(choice)),
    ),
    ...phrase(
      lacks.none,
      missing.filter((choice) => !onRequest.includes(choice)),
      'disjunction',
    ),
  ]
}

const lackOf = (id: AnswerId, product: ProductWithFigures, task: Task, answers: Answers): string[] => {
  if (id === 'place' || id === 'fits') return [sizeOf(product)]
  const figure = id === 'handle' || id === 'type' ? undefined : questions[id].figure?.(task)
  if (figure === undefined) return []
  const own = product.figures[figure]
  if (id === 'daily' || id === 'pockets') return [amountLack(id, isAmount(own) ? own : undefined, answers)]
  return choiceLacks(figure, texts.labels[id], answers[id] ?? [], product)
}

export const lacksOf = (product: ProductWithFigures, task: Task, answers: Answers): string[] => [
  ...new Set(missesOf(product, task, answers).flatMap((id) => lackOf(id, product, task, answers))),
]
