import type { Country } from '../../../content/countries.ts'
import texts from '../../../content/texts/finder.json'
import type { FigureId } from '../../../domain/machines/figures/figureIds.ts'
import { choiceName } from '../../../domain/machines/figures/figureText.ts'
import { fill } from '../../../lib/text.ts'
import { type Candidate, matchOf, type Reasons } from '../advice/match.ts'
import { type Answers, subjectOf } from './answers.ts'
import { listText } from './answerText.ts'

interface Wish {
  /** The figure with these choices. */
  id: FigureId
  choices: readonly string[]
  phrases: typeof texts.detection & { passed?: string }
}

const wishesOf = (answers: Answers): Wish[] => {
  const { currency = 'currency', phrases = currency } = subjectOf(answers) ?? {}
  return [
    { id: currency, choices: answers.currencies ?? [], phrases: texts[phrases] },
    { id: 'detection', choices: answers.detect ?? [], phrases: texts.detection },
  ]
}

const namesText = (id: FigureId, choices: readonly string[], type?: Intl.ListFormatOptions['type']): string =>
  listText(
    choices.map((choice) => choiceName(id, choice)),
    type,
  )

const reasonsOfWish = ({ figures }: Candidate, { id, choices, phrases }: Wish): Reasons => {
  const passed = id === 'currency' ? figures.passed : undefined
  const match = matchOf(choices, figures[id], passed)
  const phrase = (template = '', had: readonly string[] = [], type?: Intl.ListFormatOptions['type']) =>
    had.length === 0 ? [] : [fill(template, { list: namesText(id, had, type) })]
  return {
    reasons: phrase(phrases.has, match.has),
    lacks: [
      ...phrase(phrases.onRequest, match.onRequest),
      ...phrase(phrases.passed, match.passed),
      ...phrase(phrases.lacks, match.lacks, 'disjunction'),
    ],
  }
}

export const wishReasons = (machine: Candidate, answers: Answers): Reasons[] =>
  wishesOf(answers).map((wish) => reasonsOfWish(machine, wish))

/** A sentence for each question with choices that no machine offers, not even on request. */
export const noneHas = (machines: readonly Candidate[], answers: Answers, country: Country): string[] =>
  wishesOf(answers).flatMap(({ id, choices, phrases }) => {
    const missing = choices.filter((choice) =>
      machines.every(({ figures }) => matchOf([choice], figures[id]).lacks.length > 0),
    )
    const list = namesText(id, missing, 'disjunction')
    return missing.length === 0 ? [] : [fill(phrases.none, { country, list })]
  })
