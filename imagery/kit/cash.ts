/** Notes or coins of one kind that a machine says it has counted, for example 86 of `10 USD`. */
export interface Counted {
  /** The amount and, as the last word, the currency. */
  readonly value: string
  readonly count: number
}

/** For example `USD` of `10 USD`. */
export const currencyOf = (value: string): string => value.slice(-3)

/** For example 20 000 of `20 000 KHR`. */
export const amountOf = (value: string): number => Number(value.slice(0, -3).replaceAll(' ', ''))

/** How many pieces they are. */
export const pieces = (held: readonly Counted[]): number => held.reduce((sum, { count }) => sum + count, 0)

/** What they are worth together, to the cent. */
export const worth = (held: readonly Counted[]): number =>
  Math.round(held.reduce((sum, { value, count }) => sum + amountOf(value) * 100 * count, 0)) / 100

/** As displays show a figure: `8 400`, or `136.90` with two digits. */
export const figure = (amount: number, digits = 0): string =>
  amount.toLocaleString('en', { minimumFractionDigits: digits }).replaceAll(',', ' ')
