/** Each character is a grapheme: such a text needs no segmenter, which is slow to make. */
const ascii = /^[ -~]*$/

/** Characters as a reader sees them; code points in Firefox before 125. */
const graphemesOf = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(
        new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text),
        ({ segment }) => segment,
      )
    : Array.from(text)

/** The first `length` graphemes, then `...` when the text is longer (specification 2, specification 10.7). */
export const cut = (text: string, length: number): string => {
  if (text.length <= length) return text
  const graphemes = ascii.test(text) ? Array.from(text) : graphemesOf(text)
  return graphemes.length <= length ? text : `${graphemes.slice(0, length).join('')}...`
}

/** Cuts after a whole word, at most `length` characters with `...`. */
export const cutWords = (text: string, length: number): string => {
  if (text.length <= length) return text
  const head = text.slice(0, length - 2)
  return `${head.slice(0, head.lastIndexOf(' ')).replace(/[\s.,;:]+$/, '')}...`
}

/** Replaces each `{name}` with its value. */
export const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** The parts of a specification's text: of `65 W, 3 W standby` both amounts. */
export const clausesOf = (text: string): string[] => text.split(/[,;] /)

/** `23 November 2026` in the visitor's time zone; `time` in ms since 1970. */
export const dayText = (time: number): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(time)
