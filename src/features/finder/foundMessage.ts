import texts from '../../content/texts/finder.json'
import { asked, parseAnswers } from './answers.ts'
import { answerLine } from './answerText.ts'

/** The answers of an address as a buyer writes them in a message; empty without any. */
export const foundMessage = (search: string): string => {
  const answers = parseAnswers(search)
  const lines = asked(answers).flatMap((id) => (answers[id] === undefined ? [] : [answerLine(id, answers)]))
  return lines.length === 0 ? '' : [texts.message, ...lines].join('\n')
}
