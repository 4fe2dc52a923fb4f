/** What a spreadsheet may take for a formula, full-width signs and leading white space included. */
const formula = /^(?:[\s\p{C}]*[=+\-@＝＋－＠]|[\t\r\n])/u

/** RFC 4180; a leading quote keeps spreadsheets from running a formula. */
const cell = (value: string | number): string => {
  const text = String(value)
  const harmless = formula.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/** A table for spreadsheets, with the mark by which they know UTF-8. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
