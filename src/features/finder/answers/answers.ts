import type { FigureId } from '../../../domain/products/figures/figureIds.ts'
import { parseRoom, type Room, roomText } from '../../../domain/products/room.ts'
import { paths } from '../../../domain/routing/paths.ts'
import { separatedNumber } from '../../../lib/digits.ts'
import { isRequired, type QuestionId, questionIds, questions } from './questions.ts'
import { type KindId, kinds, type Task, type TaskId, tasks } from './tasks.ts'

/** The room to fit into is not one of the questions. */
export type AnswerId = QuestionId | 'fits'

/** The choices of each answer, as in `?handle=notes&daily=any&fits=600x500x1400`; `any` is an empty list. */
export type Answers = Readonly<Partial<Record<AnswerId, readonly string[]>>>

const any = 'any'

export const kindOf = ({ handle: [kind] = [] }: Answers): KindId | undefined => kind as KindId | undefined

/** The tasks that the answers leave: one after `type`, none before `handle`. */
export const taskIdsOf = (answers: Answers): readonly TaskId[] => {
  const kind = kindOf(answers)
  const all: readonly TaskId[] = kind === undefined ? [] : kinds[kind].tasks
  return answers.type ? all.filter((id) => answers.type?.includes(id)) : all
}

export const taskOf = (answers: Answers): Task | undefined => {
  const [id] = taskIdsOf(answers)
  return answers.type && id && tasks[id]
}

/** The figure of pieces a day. */
export const dutyOf = (answers: Answers): FigureId => taskOf(answers)?.duty ?? 'duty'

/** Pieces a day; undefined when the answers name no number. */
export const dailyOf = ({ daily: [amount] = [] }: Answers): number | undefined =>
  amount === undefined ? undefined : Number(amount)

/** Without an answer it is a room without limits. */
export const roomOf = ({ fits: [text = ''] = [] }: Answers): Room => parseRoom(text)

export const questionsFor = (answers: Answers): readonly QuestionId[] => {
  const kind = kindOf(answers)
  return ['handle', ...(kind ? kinds[kind].first : []), ...(taskOf(answers)?.asks ?? [])]
}

const maxDaily = 9_999_999

export const isDaily = (text: string): boolean => /^[1-9]\d*$/.test(text) && Number(text) <= maxDaily

/** A number of a field as addresses have it: `8000` for `08000`, `8,000` and `៨០០០`; an empty text stays empty. */
export const plainNumber = (typed: string): string => (typed === '' ? '' : String(separatedNumber(typed)))

/** Undefined when no part of the answer is valid. */
const validAnswer = (
  id: QuestionId,
  texts: readonly string[],
  before: Answers,
): readonly string[] | undefined => {
  const { takes } = questions[id]
  const choices = id === 'type' ? taskIdsOf(before) : questions[id].choices
  const valid =
    takes === 'amount' ? texts.filter(isDaily) : choices.filter((choice) => texts.includes(choice))
  if (valid.length > 0) return takes === 'several' ? valid : valid.slice(0, 1)
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
    // A number is one text: `8,000` is not 8.
    const texts = query.getAll(id).flatMap((text) => (id === 'daily' ? text : text.split(',')))
    const isAsked = questionsFor(answers).includes(id)
    const valid = isAsked ? validAnswer(id, texts, answers) : undefined
    return valid === undefined ? answers : { ...answers, [id]: valid }
  }, {})
  return room === '' ? answered : { ...answered, fits: [room] }
}

/** The answers as the query of an address, in the order of `questionIds`. */
export const toQuery = (answers: Answers): string =>
  [...questionIds, 'fits' as const]
    .flatMap((id) => (answers[id] === undefined ? [] : `${id}=${answers[id].join(',') || any}`))
    .join('&')

export const findPath = (answers: Answers): string => {
  const query = toQuery(answers)
  return query === '' ? paths.find : `${paths.find}?${query}`
}

/** Removes an answer, and those to questions that are then not asked. */
export const without = (answers: Answers, removed: AnswerId): Answers =>
  parseAnswers(toQuery({ ...answers, [removed]: undefined }))
