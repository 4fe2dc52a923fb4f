import type { Country } from '../../../content/countries.ts'
import texts from '../../../content/texts/finder.json'
import { isAmount } from '../../../domain/machines/figures/figure.ts'
import { fitOf, isUnlimited, parseRoom, type Room } from '../../../domain/machines/room.ts'
import { roomSizeText } from '../../../domain/machines/sizeText.ts'
import { fill } from '../../../lib/text.ts'
import type { Answers } from '../questions/answers.ts'
import { numberText } from '../questions/answerText.ts'
import type { Candidate, Reasons } from './match.ts'

/** Without an answer it is a room without limits. */
export const roomOf = ({ fits: [text = ''] = [] }: Answers): Room => parseRoom(text)

export const fitsRoom = ({ figures }: Pick<Candidate, 'figures'>, answers: Answers): boolean => {
  const room = roomOf(answers)
  return isUnlimited(room) || fitOf(figures, room) !== undefined
}

export const roomReasons = ({ figures }: Candidate, answers: Answers): Reasons => {
  const room = roomOf(answers)
  if (isUnlimited(room)) return {}
  const { width, depth, height, clearance } = figures
  if (!isAmount(width) || !isAmount(depth) || !isAmount(height)) return { lacks: [texts.fits.unknown] }
  const size = roomSizeText(room)
  const behind = isAmount(clearance) ? fill(texts.fits.behind, { clearance: numberText(clearance) }) : ''
  const fit = fitOf(figures, room)
  if (fit === undefined) {
    const own = roomSizeText({ width, depth, height })
    return { lacks: [fill(texts.fits.lacks, { size, own }) + behind] }
  }
  return { reasons: [fill(texts.fits[fit], { size }) + behind] }
}

/** A sentence when none of the machines fits. */
export const noneFits = (machines: readonly Candidate[], answers: Answers, country: Country): string[] =>
  machines.some((machine) => fitsRoom(machine, answers))
    ? []
    : [fill(texts.fits.none, { country, size: roomSizeText(roomOf(answers)) })]
