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
