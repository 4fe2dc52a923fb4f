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

/** Between thousands. NFKC makes a plain space of one that does not break. */
const separators = ",. '’"

/** A typed whole number whose thousands may be separated, as `40,000`, `40 000` and `40.000`; else NaN. */
export const separatedNumber = (typed: string): number => {
  const text = plainDigits(typed.normalize('NFKC').trim())
  const isSeparated = new RegExp(`^[1-9]\\d{0,2}(?:[${separators}]\\d{3})+$`).test(text)
  return wholeNumber(isSeparated ? text.replace(new RegExp(`[${separators}]`, 'g'), '') : text)
}
