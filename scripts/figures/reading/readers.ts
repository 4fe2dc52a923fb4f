import { clausesOf } from '../../../src/lib/text.ts'
import type { Reader } from '../figureRule.ts'

/**
 * A comma may only separate thousands: `8,2 kg` means 8.2, so it is not read as 82. A point may not
 * separate them: `1.000 notes` means a thousand, so it is not read as 1.
 */
const digits = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:(?<=\b0)\.\d+|\.\d\d?(?!\d))?`

export const toNumber = (text = ''): number => Number(text.replaceAll(',', '').replace('−', '-'))

/** `unit` is a pattern: `kg`, `stackers?`. The end of a range does not count as an amount. */
export const amountPattern = (unit: string, flags = ''): RegExp =>
  new RegExp(String.raw`(?<![\d.,–-])(${digits})[ -]?${unit}(?![\w/])`, flags)

const amountsIn = (unit: string, texts: readonly string[]): number[] => {
  const pattern = amountPattern(unit)
  return texts.flatMap((text) => {
    const found = pattern.exec(text)?.[1]
    return found === undefined ? [] : [toNumber(found)]
  })
}

const anyText = /^/

/** The first amount in the unit, in a clause that matches `says`: `65 W, 3 W standby` gives 65. */
export const amount =
  (unit: string, says = anyText): Reader =>
  (texts) =>
    amountsIn(
      unit,
      texts.flatMap(clausesOf).filter((clause) => says.test(clause)),
    )[0]

export const highest =
  (unit: string) =>
  (texts: readonly string[]): number | undefined => {
    const found = amountsIn(unit, texts)
    return found.length === 0 ? undefined : Math.max(...found)
  }

/** `4 × 70 notes` gives 280, `2 drums, 35 notes each` gives 70. */
export const total = (unit: string): Reader => {
  const times = new RegExp(String.raw`(\d+)[^×,]*× (${digits}) ${unit}`)
  const each = new RegExp(String.raw`(\d+) \w+, (${digits}) ${unit} each`)
  return (texts) => {
    const text = texts.join('; ')
    const found = times.exec(text) ?? each.exec(text)
    return found ? toNumber(found[1]) * toNumber(found[2]) : amount(unit)(texts)
  }
}

/** `0–40 °C, dry` gives 0 and 40, `−5 to 50 °C` gives -5 and 50. */
export const span = (unit: string) => {
  const pattern = new RegExp(String.raw`(?<![\d.,–-])(−?${digits})(?:–| to )(${digits}) ${unit}(?![\w/])`)
  return (texts: readonly string[]) => {
    const found = pattern.exec(texts.join('; '))
    if (!found) return undefined
    const [from, to] = [toNumber(found[1]), toNumber(found[2])]
    return from <= to ? { from, to } : undefined
  }
}

/** The end of a range, or a single amount: `0.8–2.4 mm` gives 2.4, `Up to 2.2 mm` gives 2.2. */
export const most =
  (unit: string): Reader =>
  (texts) =>
    span(unit)(texts)?.to ?? amount(unit)(texts)

/** Index 0 of `270 × 285 × 300 mm (W × D × H)` is 270. */
export const measure =
  (index: 0 | 1 | 2): Reader =>
  ([text = '']) => {
    const pattern = new RegExp(String.raw`^(${digits}) × (${digits}) × (${digits}) mm \(W × D × H\b`)
    const found = pattern.exec(text)?.[index + 1]
    return found === undefined ? undefined : toNumber(found)
  }
