import texts from '../../../content/texts/finder.json'
import { filterValue, isAmount, isChoices } from '../../../domain/products/figures/figure.ts'
import { choiceName } from '../../../domain/products/figures/figureText.ts'
import { roomSizeText } from '../../../domain/products/roomSizeText.ts'
import { fill, listText, numberText } from '../../../lib/text.ts'
import type { AnswerId, Answers } from '../answers/answers.ts'
import { amountText } from '../answers/answerText.ts'
import { figureFor } from '../answers/questions.ts'
import type { Match } from './finding.ts'

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
