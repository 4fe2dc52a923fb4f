import { plainDigits } from '../../../lib/digits.ts'
import { plainSpaces, removeInvisible } from '../../../lib/invisibleSigns.ts'

/** In UTF-16 code units; a longer line is not read. */
export const maxLineLength = 1000

/** Signs before an entry of a list, and letters that count the entries. */
const bullets =
  /^(?:\s|\[[ xX✓✔]?\]|[①-⒛][.)]?|\d\ufe0f?\u20e3|(?:[oüØ§v]|\(?[a-hA-H][.)]|\(?[ivxIVX]{1,4}[.)])(?=\s)|(?![~<>≤≥±]\d)(?![("'[#№*\p{Sc}+\-−])[^\p{L}\p{N}]|[-−+*](?![\d.]))+/u

/** A line in one spelling, without bullets, signs that nobody sees and marks of bold print. */
export const plainLine = (line: string): string =>
  plainDigits(
    removeInvisible(line).split('\t').map(plainSpaces).join('\t').replace(bullets, '').normalize('NFKC'),
  )
    .toLowerCase()
    .trim()
    .replace(/\p{Pd}|−/gu, '-')
    .replace(/\*{2,}/g, '')
    .replace(/[(/]s\)?(?!\p{L})/gu, 's')
    .replace(/q['’.]ty/g, 'qty')
    .replace(/(\d)x(?=\p{L})/gu, '$1 x ')
    .replace(/\bto have\b/, 'to')
