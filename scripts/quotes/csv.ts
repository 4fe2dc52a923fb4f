/** What a spreadsheet may take for a formula, full-width signs and leading white space included. */
const formula = /^(?:[\s\p{C}]*[=+\-@＝＋－＠]|[\t\r\n])/u

/** RFC 4180; a leading quote keeps spreadsheets from running a formula. */
const cell = (text: string): string => {
  const harmless = formula.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/** With the mark by which spreadsheets know UTF-8. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
