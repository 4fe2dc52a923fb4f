/**
 * Where spreadsheets may run a formula, also after blanks and with full-width signs: at the beginning of a text,
 * and after what separates cells or lines in some region.
 */
const formula = /(?<=^|[;\t\r\n])(?=(?:[^\S\t\r\n]|\p{Cf})*[=+\-@＝＋－＠])/gu

/** By RFC 4180; a quote before a formula keeps spreadsheets from running it. */
const cell = (value: string | number): string =>
  `"${String(value).replace(formula, "'").replaceAll('"', '""')}"`

/** A table for spreadsheets, which recognise UTF-8 by the byte order mark. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
