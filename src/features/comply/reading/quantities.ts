import { type Dimension, type Unit, unitAt } from '../vocabulary/units.ts'

/** An amount of a text. It has two values where its number can be read in two ways, as `1,200 kg`. */
export interface Amount extends Unit {
  values: readonly number[]
}

/** One amount, or a span from one to another. */
export interface Quantity {
  from: Amount
  to: Amount
  /** A span that was written as a range, or with ±. */
  isSpan: boolean
  /** The middle of `220 V ± 10 %`. */
  nominal?: number
}

const grouped = /^\d{1,3}(?:[ '’\u00a0\u202f]\d{3})+(?!\d)/
/** `2,00,000`. */
const lakhs = /^\d{1,2}(?:,\d{2})+,\d{3}$/
const written = /^\d+(?:[.,]\d+)*/

/**
 * The values that a number may have. A sheet's comma separates thousands (specification 10.17); in a
 * tender `1,200` and `1.200` may be 1,200 or 1.2.
 */
export const readNumber = (text: string, isSheet: boolean): number[] => {
  const plain = text.replace(/[ '’\u00a0\u202f]/g, '')
  const signs = plain.replace(/\d/g, '')
  const parts = plain.split(/[.,]/)
  const areThousands = parts.slice(1).every(({ length }) => length === 3) && (parts[0]?.length ?? 9) <= 3
  const whole = Number(parts.join(''))
  if (plain.startsWith('00')) return []
  if (signs === '') return [whole]
  if (isSheet) return [Number(plain.replaceAll(',', ''))]
  if (signs.length === 1) {
    const decimal = Number(parts.join('.'))
    if (!areThousands || parts[0] === '0') return [decimal]
    return [whole, decimal]
  }
  if (new Set(signs).size === 1) return areThousands || lakhs.test(plain) ? [whole] : []
  const last = plain.lastIndexOf(signs.at(-1) ?? '')
  const [head, tail] = [plain.slice(0, last), plain.slice(last + 1)]
  const isSound =
    head
      .split(/[.,]/)
      .slice(1)
      .every(({ length }) => length === 3) && !/[.,]/.test(tail)
  return isSound && new Set(signs.slice(0, -1)).size === 1
    ? [Number(`${head.replace(/[.,]/g, '')}.${tail}`)]
    : []
}

/** Nobody asks for 1.2 notes, and of a machine nobody asks for 1.2 mm or W in thousandths. */
const isWhole = ({ dimension, factor }: Unit): boolean =>
  ['count', 'perMinute', 'perDay', 'voltage'].includes(dimension) ||
  (['power', 'length'].includes(dimension) && factor === 1)

const plausible = (values: readonly number[], unit: Unit): readonly number[] =>
  isWhole(unit) ? values.slice(0, 1) : values

const celsiusOf = (value: number): number => ((value - 32) * 5) / 9

const toCelsius = (amount: Amount): Amount =>
  amount.dimension === 'fahrenheit'
    ? { ...amount, dimension: 'celsius', values: amount.values.map(celsiusOf) }
    : amount

/** Whether a text goes on with a measure: ` inch`, ` kg`. Notes are none, because 1.2 may be an item about notes. */
export const startsWithMeasure = (text: string): boolean => {
  const dimension = unitAt(text.toLowerCase().replace(/[“”″]/g, '"'), 0)?.unit.dimension
  return dimension !== undefined && !['count', 'perMinute', 'perDay'].includes(dimension)
}

export interface Masked {
  /** The text with `#0`, `#1` in place of its amounts. */
  text: string
  amounts: readonly Amount[]
}

const bareUnit: Unit = { dimension: 'number', factor: 1 }

/** Finds the amounts of a text in lower case with plain hyphens. A number in a word, as RS-232, is none. */
export const maskAmounts = (text: string, isSheet = false): Masked => {
  const amounts: Amount[] = []
  let masked = ''
  let index = 0
  while (index < text.length) {
    const rest = text.slice(index, index + 40)
    const isNegative = /^[-+]\d/.test(rest) && !/[\d)]\s*$|\p{L}$/u.test(masked)
    const start = isNegative ? 1 : 0
    const number = (grouped.exec(rest.slice(start)) ?? written.exec(rest.slice(start)))?.[0]
    const isInWord = /[\p{L}\d_^]$|\d\.$|[\p{L}_][\p{L}\d_]*[-.]$/u.test(masked)
    if (number === undefined || isInWord) {
      masked += text.charAt(index)
      index += 1
      continue
    }
    const end = index + start + number.length
    const sign = isNegative && rest.startsWith('-') ? -1 : 1
    const found = unitAt(text, end)
    const isPart = !found && /^[\p{L}^]/u.test(text.slice(end)) && !/^x\s*\d/.test(text.slice(end))
    if (isPart) {
      masked += text.slice(index, end)
      index = end
      continue
    }
    const unit = found?.unit ?? bareUnit
    const values = plausible(readNumber(number, isSheet), unit).map((value) => sign * value * unit.factor)
    masked += `#${String(amounts.length)} `
    amounts.push({ ...unit, values })
    index = found?.end ?? end
  }
  return { text: masked, amounts }
}

/** A number without a unit has that of the next one: `5 - 40 °C`. */
const withUnitOf = (amount: Amount, next: Amount): Amount => {
  if (amount.dimension !== 'number' || next.dimension === 'number') return amount
  const { dimension, factor, noun } = next
  return { dimension, factor, ...(noun && { noun }), values: amount.values.map((value) => value * factor) }
}

const single = (amount: Amount): Quantity => ({ from: amount, to: amount, isSpan: false })

const around = (amount: Amount, tolerance: Amount): Quantity => {
  const [value = Number.NaN] = amount.values
  const [by = Number.NaN] = tolerance.values
  const isShare = tolerance.dimension === 'percent' && amount.dimension !== 'percent'
  const width = isShare ? (Math.abs(value) * by) / 100 : by
  const side = (values: number[]): Amount => ({ ...amount, values })
  return { from: side([value - width]), to: side([value + width]), isSpan: true, nominal: value }
}

/** Both ends of a span have their unit before they are converted, as in `32–104 °F`. */
const inCelsius = ({ from, to, nominal, ...others }: Quantity): Quantity => ({
  ...others,
  from: toCelsius(from),
  to: toCelsius(to),
  ...(nominal !== undefined && { nominal: to.dimension === 'fahrenheit' ? celsiusOf(nominal) : nominal }),
})

/** Spans, `a ± b`, and products such as `10 x 20 x 30 mm`; what is left of the text has none of them. */
export const readQuantities = ({
  text,
  amounts,
}: Masked): { text: string; quantities: Quantity[]; sides: Amount[] } => {
  const quantities: Quantity[] = []
  let sides: Amount[] = []
  const at = (index: string | undefined): Amount => amounts[Number(index)] ?? { ...bareUnit, values: [] }
  const rest = text
    .replace(/#(\d+)\s*x\s*#(\d+)\s*x\s*#(\d+)/g, (_whole, a: string, b: string, c: string) => {
      const last = at(c)
      sides = [...sides, withUnitOf(at(a), last), withUnitOf(at(b), last), last]
      return ' '
    })
    .replace(/#(\d+)\s*(?:±|\+\s?\/?\s?-)\s*#(\d+)/g, (_whole, a: string, b: string) => {
      quantities.push(around(withUnitOf(at(a), at(b)), at(b)))
      return ' '
    })
    .replace(
      /(between\s+|from\s+)?#(\d+)\s*(-|~|to|and|up to|until|till|through|\.{2,3})\s*(?:a maximum of )?#(\d+)/g,
      (whole, lead: string | undefined, a: string, word: string, b: string) => {
        if (word === 'and' && !lead?.startsWith('between')) return whole
        const to = withUnitOf(at(b), at(a))
        const from = withUnitOf(at(a), to)
        // `2 years up to 85 %` is no range.
        if (from.dimension !== to.dimension) return whole
        quantities.push({ from, to, isSpan: true })
        return ' '
      },
    )
    .replace(/#(\d+)\s*(\/|or)\s*#(\d+)/g, (whole, a: string, sign: string, b: string) => {
      if (sign === 'or' && !['voltage', 'frequency'].includes(at(b).dimension)) return whole
      quantities.push(single(withUnitOf(at(a), at(b))), single(at(b)))
      return ' '
    })
    .replace(/#(\d+)/g, (_whole, a: string) => {
      quantities.push(single(at(a)))
      return ' '
    })
  return { text: rest, quantities: quantities.map(inCelsius), sides }
}

/** A bare number may be a count, and nothing else. */
export const ofDimension = (quantities: readonly Quantity[], dimension: Dimension): Quantity[] =>
  quantities.filter(
    ({ to }) => to.dimension === dimension || (dimension === 'count' && to.dimension === 'number'),
  )
