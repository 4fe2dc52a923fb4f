/** Characters as a reader sees them; code points in a browser that cannot tell (Firefox before 125). */
const graphemesOf = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(
        new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text),
        ({ segment }) => segment,
      )
    : Array.from(text)

/**
 * The first `length` graphemes of a text, so that no Khmer cluster or emoji is split, and `...` when something was
 * cut (spec section 2, design section 8.7).
 */
export const cut = (text: string, length: number): string => {
  if (text.length <= length) return text
  const graphemes = graphemesOf(text)
  return graphemes.length <= length ? text : `${graphemes.slice(0, length).join('')}...`
}

/** A text cut after its last whole word so that it has at most `length` characters, `...` included. */
export const cutWords = (text: string, length: number): string => {
  if (text.length <= length) return text
  const head = text.slice(0, length - 2)
  return `${head.slice(0, head.lastIndexOf(' ')).replace(/[\s.,;:]+$/, '')}...`
}
