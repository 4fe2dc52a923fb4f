/** Texts of one character per grapheme need no segmenter, which takes 20 ms at its first use in Chromium. */
const oneByOne = /^[ -~\u00a0-\u017f\u2010-\u2027]*$/

/** Firefox before 125 has no segmenter, and gets code points. */
const graphemesOf = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(
        new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text),
        ({ segment }) => segment,
      )
    : Array.from(text)

/** The first `length` graphemes, and `...` when there are more (specification 2 and 10.7). */
export const cut = (text: string, length: number): string => {
  if (text.length <= length) return text
  const graphemes = oneByOne.test(text) ? Array.from(text) : graphemesOf(text)
  return graphemes.length <= length ? text : `${graphemes.slice(0, length).join('')}...`
}

/** Cuts after a whole word; the result has at most `length` characters, `...` included. */
export const cutWords = (text: string, length: number): string => {
  if (text.length <= length) return text
  const head = text.slice(0, length - 2)
  return `${head.slice(0, head.lastIndexOf(' ')).replace(/[\s.,;:]+$/, '')}...`
}

/** Replaces each `{name}` with its value. */
export const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** `1,200` and `0.5`. The first call of `toLocaleString` takes 25 ms in Chromium, and every page has a number. */
export const numberText = (amount: number): string => {
  const [whole = '', ...fraction] = String(amount).split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.')
}

/** A figure stays in one line with its short unit: `626 mm`, `270 × 285 × 300 mm`, `1,200 notes/min`, `(W × D)`. */
export const withUnits = (text: string): string =>
  text.replace(/([\d×]|[A-Z](?= ×)) (?=\d|[^\s\d]{1,9}(?!\S))/g, '$1\u00a0')

/** `1 product` or `1,200 products`. */
export const counted = (words: { one: string; other: string }, count: number): string =>
  count === 1 ? words.one : fill(words.other, { count: numberText(count) })

/** `KHR, USD and THB`, or with `or`. */
export const listText = (
  names: readonly string[],
  type: Intl.ListFormatOptions['type'] = 'conjunction',
): string => new Intl.ListFormat('en-GB', { type }).format(names)

/** `65 W, 3 W standby` gives `65 W` and `3 W standby`. */
export const clausesOf = (text: string): string[] => text.split(/[,;] /)

/** `November 23, 2026` (specification 9), in the visitor's time zone or a given one; `time` is in ms since 1970. */
export const dayText = (time: number, timeZone?: 'UTC'): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(time)
