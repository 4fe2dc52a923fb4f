/** Spreadsheets may run a text that begins like this, also after white space and with full-width signs. */
const formula = /^(?:[\s\p{C}]*[=+\-@＝＋－＠]|[\t\r\n])/u

/** By RFC 4180; a quote before a formula keeps spreadsheets from running it. */
const cell = (value: string | number): string => {
  const text = String(value)
  const harmless = formula.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/** A table for spreadsheets, which recognise UTF-8 by the byte order mark. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
