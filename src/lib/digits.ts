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

/** How many decimals of a unit are whole millimetres. */
const decimals: Readonly<Record<string, number>> = { cm: 1, m: 3 }

const longest = 99_999

const inMillimetres = (amount: string, unit?: string): number => {
  if (unit === undefined || unit === 'mm') return separatedNumber(amount)
  const places = decimals[unit] ?? 0
  const [, whole, fraction = ''] = /^(\d+)(?:[.,](\d+))?$/.exec(amount) ?? []
  return whole === undefined || fraction.length > places
    ? Number.NaN
    : Number(whole + fraction.padEnd(places, '0'))
}

/** A typed length in whole mm, from `300`, `300 mm`, `30 cm` or `0.3 m`; undefined for none, else NaN, also for 0. */
export const readLength = (typed: string): number | undefined => {
  const text = plainDigits(typed.normalize('NFKC').trim().toLowerCase())
  if (text === '') return undefined
  const [, amount = '', unit] = /^(.*?)\s*(mm|cm|m)?$/.exec(text) ?? []
  const length = inMillimetres(amount, unit)
  return length > 0 && length <= longest ? length : Number.NaN
}
