const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code))

/** Each script has its ten digits in a row, and rows may follow each other without a gap. */
const valueOf = (digit: string): number => {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (isDigit(first - 1)) first -= 1
  return (code - first) % 10
}

/** The text with the digits of any script, as Khmer, Thai or full-width ones, as 0 to 9. */
export const plainDigits = (text: string): string =>
  text.replace(/[^\P{Nd}0-9]/gu, (digit) => String(valueOf(digit)))

/** A typed whole number of any script; NaN for all else, such as `2,5` and an empty text. */
export const wholeNumber = (typed: string): number => {
  const text = plainDigits(typed.normalize('NFKC').trim())
  return /^[+-]?\d+$/.test(text) ? Number(text) : Number.NaN
}

/** Between thousands; a copied number may have a space that does not break, and NFKC makes it a plain one. */
const separators = ",. '’"
const copiedSpaces = '\u00a0\u202f'

/** A typed whole number whose thousands may be separated, as `40,000`, `40 000` and `40.000`; else NaN. */
export const separatedNumber = (typed: string): number => {
  const text = typed.normalize('NFKC').trim()
  const isSeparated = new RegExp(`^\\p{Nd}{1,3}(?:[${separators}]\\p{Nd}{3})+$`, 'u').test(text)
  return wholeNumber(isSeparated ? text.replace(new RegExp(`[${separators}]`, 'g'), '') : text)
}

/**
 * The attributes of a field for a whole number with up to this many digits. The browser refuses all else and
 * 0, in the digits of any script. A number field would change under the mouse wheel.
 */
export const wholeNumberInput = (digits: number) =>
  ({
    type: 'text',
    pattern: `(?!0+$)0*\\p{Nd}{1,${digits}}`,
    inputMode: 'numeric',
    autoComplete: 'off',
  }) as const

/** Of a field that also takes separated thousands. */
export const separatedNumberInput = (digits: number) => {
  const separator = `[${separators}${copiedSpaces}]`
  const few = `(?=(?:${separator}?\\p{Nd}){1,${digits}}$)`
  const { pattern, ...input } = wholeNumberInput(digits)
  return { ...input, pattern: `${pattern}|(?!0)${few}\\p{Nd}{1,3}(?:${separator}\\p{Nd}{3})+` } as const
}
