import { plainDigits, separatedNumber } from '../../lib/digits.ts'

/** The attributes of a field for a length. A number field would change under the mouse wheel. */
export const lengthInput = { type: 'text', inputMode: 'numeric', autoComplete: 'off' } as const

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

/** A typed length in whole mm, from `300`, `300 mm`, `30 cm` or `0.3 m`; NaN for all else, and for 0. */
export const readLength = (typed: string): number => {
  const text = plainDigits(typed.normalize('NFKC').trim().toLowerCase())
  const [, amount = '', unit] = /^(.*?)\s*(mm|cm|m)?$/.exec(text) ?? []
  const length = inMillimetres(amount, unit)
  return length > 0 && length <= longest ? length : Number.NaN
}
