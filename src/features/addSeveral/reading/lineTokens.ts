import { plainDigits } from '../../../lib/digits.ts'
import { plainSpaces, removeInvisible } from '../../../lib/invisibleSigns.ts'
import { unspacedWords } from './vocabulary.ts'

/** In UTF-16 code units; a longer line is not read. */
export const maxLineLength = 1000

/** A word, a number of digits alone, or a sign that has a meaning; in lower case. */
export interface Token {
  text: string
  before: string
}

const bullets = [
  /^(?:\[[ xX✓✔]?\]|[①-⒛][.)]?|\d\ufe0f?\u20e3)/u,
  /^(?:[oüØ§v]|\(?[a-hA-H][.)]|\(?[ivxIVX]{1,4}[.)])(?=\s)/u,
  /^(?:(?![~<>≤≥±]\d)(?![("'[#№*\p{Sc}+\-−])[^\p{L}\p{N}])+/u,
  /^[-−+*](?![\d.])/u,
]

const withoutBullets = (line: string): string => {
  const trimmed = line.trim()
  const shorter = bullets.reduce((text, bullet) => text.replace(bullet, ''), trimmed)
  return shorter === trimmed ? trimmed : withoutBullets(shorter)
}

/** A line in one spelling, without bullets, signs that nobody sees and marks of bold print. */
export const plainLine = (line: string): string =>
  plainDigits(withoutBullets(removeInvisible(line).split('\t').map(plainSpaces).join('\t')).normalize('NFKC'))
    .toLowerCase()
    .replace(/\p{Pd}|−/gu, '-')
    .replace(/\*{2,}/g, '')
    .replace(/[(/]s\)?(?!\p{L})/gu, 's')
    .replace(/q['’.]ty/g, 'qty')
    .replace(/['’]s(?!\p{L})/gu, '')
    .replace(/(?<!\p{L})(?:us|sg|hk|s)(?=\$)/gu, '')
    .replace(/[-=]>/g, ':')
    .replace(/(\d)\+(?=\s|$)/g, '$1≥')
    .replace(/(\d)x(?=\p{L})/gu, '$1 x ')

const unspaced = String.raw`\p{scx=Han}\p{scx=Thai}\p{scx=Khmer}`

const signs = String.raw`[#@%*×✕✖?<>≤≥±~\p{Sc}]`

const otherWord = String.raw`(?:(?![${unspaced}])[\p{L}\p{M}])+`

const tokenPattern = new RegExp(
  [...unspacedWords, String.raw`\d+`, signs, `[${unspaced}]+`, otherWord].join('|'),
  'gu',
)

export const tokensOf = (line: string): Token[] => {
  let end = 0
  return [...line.matchAll(tokenPattern)].map(({ 0: text, index }) => {
    const before = line.slice(end, index)
    end = index + text.length
    return { text, before }
  })
}

export const isDigits = (text: string | undefined): text is string => /^\d+$/.test(text ?? '')

/** Whether a new clause begins after this: a divider, a bracket or a dash between spaces. */
export const isBreak = (before: string): boolean => /[,;:|\t\n()[\]{}=]|\s[-/]+\s/.test(before)

export const isCell = (before: string): boolean => /[;|\t]/.test(before)
