import names from '../../../content/texts/figureNames.json'
import { parseRoom, type Room, roomText } from '../../../domain/products/room.ts'
import { paths } from '../../../domain/routing/paths.ts'
import { wholeNumber } from '../../../lib/digits.ts'
import {
  countings,
  currencies,
  type KindId,
  kinds,
  type LaterQuestionId,
  type Subject,
  type SubjectId,
  subjects,
  type SurfaceId,
  surfaces,
} from './subjects.ts'

const questionIds = ['handle', 'type', 'daily', 'count', 'currencies', 'place', 'detect'] as const

export type QuestionId = (typeof questionIds)[number]

/** The room is an answer without a question. */
const answerIds = [...questionIds, 'fits'] as const

export type AnswerId = (typeof answerIds)[number]

/** The choices of each answer, as in `?handle=notes&daily=any&fits=600x500x1400`; `any` is an empty list. */
export type Answers = Readonly<Partial<Record<AnswerId, readonly string[]>>>

const any = 'any'

/** Whether a question takes several choices. */
export const isMultiple = (id: QuestionId): boolean => id === 'currencies' || id === 'detect'

const requiredIds: readonly QuestionId[] = ['handle', 'type', 'count', 'place']

/** Whether a question cannot be left out. */
export const isRequired = (id: QuestionId): boolean => requiredIds.includes(id)

/** The kinds of product that the answer to the first question allows. */
const typesOf = ({ handle: [kind] = [] }: Answers): readonly SubjectId[] =>
  kind === undefined ? [] : kinds[kind as KindId]

/** The place where the product will stand; undefined without an answer. */
export const surfaceOf = ({ place: [surface] = [] }: Answers): SurfaceId | undefined =>
  surface as SurfaceId | undefined

/** Pieces a day; undefined when the answers name no number. */
export const dailyOf = ({ daily: [amount] = [] }: Answers): number | undefined =>
  amount === undefined ? undefined : Number(amount)

/** The room to fit into, which has no limits without an answer. */
export const roomOf = ({ fits: [text = ''] = [] }: Answers): Room => parseRoom(text)

/** The thing to be counted, which is the chosen type or the only one; undefined until it is known. */
export const subjectIdOf = (answers: Answers): SubjectId | undefined => {
  const types = typesOf(answers)
  return types.length === 1 ? types[0] : types.find((type) => answers.type?.includes(type))
}

/** The words and figures of what is counted. */
export const subjectOf = (answers: Answers): Subject | undefined => {
  const id = subjectIdOf(answers)
  return id === undefined ? undefined : subjects[id]
}

/**
 * For notes there are five questions, and four are asked. A visitor who counts pieces is not asked about
 * currencies, and one who counts value is not asked about detection. A visitor who has answered one of these
 * two is not asked how to count, because a product that reads notes knows their value.
 */
const skippedQuestion = ({ count, currencies, detect }: Answers): LaterQuestionId => {
  if (count) return count.includes('pieces') ? 'currencies' : 'detect'
  return currencies || detect ? 'count' : 'detect'
}

/** The questions that these answers lead to, at most four. */
export const questionsFor = (answers: Answers): readonly QuestionId[] => {
  const asks: readonly LaterQuestionId[] = subjectOf(answers)?.asks ?? []
  const later = asks.includes('count') ? asks.filter((id) => id !== skippedQuestion(answers)) : asks
  return ['handle', ...(typesOf(answers).length > 1 ? ['type' as const] : []), ...later]
}

/** All choices of a question; `daily` has none, but takes a number. */
export const choicesOf = (id: QuestionId, answers: Answers): readonly string[] => {
  const choices: Record<QuestionId, readonly string[]> = {
    handle: Object.keys(kinds),
    type: typesOf(answers),
    daily: [],
    count: countings,
    currencies,
    place: Object.keys(surfaces),
    // Most sheets name fitness among the ways of sorting.
    detect: Object.keys(names.choices.detection).filter((id) => id !== 'fitness'),
  }
  return choices[id]
}

export const maxDaily = 9_999_999

const isDaily = (text: string): boolean => /^[1-9]\d*$/.test(text) && Number(text) <= maxDaily

/** A number of a field as addresses have it: `8000` for `08000` and `៨០០០`; an empty text stays empty. */
export const plainNumber = (typed: string): string => (typed === '' ? '' : String(wholeNumber(typed)))

/** Undefined when no part of the answer is valid. */
const validAnswer = (
  id: QuestionId,
  texts: readonly string[],
  before: Answers,
): readonly string[] | undefined => {
  const valid =
    id === 'daily' ? texts.filter(isDaily) : choicesOf(id, before).filter((choice) => texts.includes(choice))
  if (valid.length > 0) return isMultiple(id) ? valid : valid.slice(0, 1)
  return texts.includes(any) && !isRequired(id) ? [] : undefined
}

/** In the order of the questions. */
export const givenIds = (answers: Answers): AnswerId[] =>
  [...questionsFor(answers), 'fits' as const].filter((id) => answers[id] !== undefined)

/** Drops invalid answers, and those to questions that are not asked. */
export const parseAnswers = (search: string): Answers => {
  const query = new URLSearchParams(search)
  const room = roomText(parseRoom(query.get('fits') ?? ''))
  const answered = questionIds.reduce<Answers>((answers, id) => {
    // A comma does not split a number, so `8,000` is not 8.
    const texts = query.getAll(id).flatMap((text) => (id === 'daily' ? text : text.split(',')))
    const isAsked = questionsFor({ ...answers, [id]: [] }).includes(id)
    const valid = isAsked ? validAnswer(id, texts, answers) : undefined
    return valid === undefined ? answers : { ...answers, [id]: valid }
  }, {})
  return room === '' ? answered : { ...answered, fits: [room] }
}

/** The answers as the query of an address, in the order of the questions. */
export const toQuery = (answers: Answers): string =>
  answerIds
    .flatMap((id) => (answers[id] === undefined ? [] : `${id}=${answers[id].join(',') || any}`))
    .join('&')

/** The address of the finder with these answers. */
export const findPath = (answers: Answers): string => {
  const query = toQuery(answers)
  return query === '' ? paths.find : `${paths.find}?${query}`
}

/** The questions that depend on an answer, with the answer itself. */
const dependents: Partial<Record<AnswerId, readonly QuestionId[]>> = {
  handle: questionIds,
  type: questionIds.slice(1),
  count: ['count', 'currencies', 'detect'],
}

/** Removes an answer and its dependents. */
export const without = (answers: Answers, id: AnswerId): Answers => {
  const removed: readonly AnswerId[] = dependents[id] ?? [id]
  return Object.fromEntries(Object.entries(answers).filter(([other]) => !removed.includes(other as AnswerId)))
}
