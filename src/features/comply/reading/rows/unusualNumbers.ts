/** Stands behind a number that only the lines around it show to be one. */
export const numberEnd = '\u001f'

const words =
  /(?:[Nn][or]|[Ii]tem|[Aa]rt(?:icle)?|[Cc]l(?:ause)?|[Pp]ara(?:graph)?|[Ss]ec(?:tion)?|[Ss]pec|REQ|[Rr]eq|[Ll]ot|[Pp]os|[Pp]oint|[Ll]ine)\b\.? ?|[#§]|\[/
    .source

/** `1-1`, `1/1`, `1a`, `5.1.a.1` and `1.1(1)`, behind capitals or without: `A1-1`, `SPEC-1.1`, `TS 1.1`. */
const path =
  /(?:[A-Z]{1,3}[-. ]?|[A-Z]{4}-(?=\d+[./-]))?\d{1,3}[a-w]?(?:[./-](?:\d{1,3}|[a-w])(?![a-z])| ?\(\d{1,3}\))*/
    .source

const unusual = new RegExp(`^\\s*((?:${words})?)(${path})(?:[\\])°./:]|\\s-(?=\\s))*\\s+(?=\\S)`)

/** What is known as a number wherever it stands: `1`, `(2)`, `1.1.`. */
const usual = /^[\s(]*\d{1,3}(?:\.\d{1,3})*[\s.):-]*$/

/** The numbers in a code, a letter by its place: `A1-2b` gives 1, 2 and 2. */
const partsOf = (code: string): number[] =>
  Array.from(code.matchAll(/\d+|(?<=[\d./-])[a-w]/g), ([part]) =>
    /\d/.test(part) ? Number(part) : part.charCodeAt(0) - 96,
  )

const prefixOf = (code: string): string => code.replace(/\d.*/, '')

/** Whether a number or code is the next one: `1.3` and `2.1` after `1.2`, `A1-3` after `A1-2`. */
export const countsOn = (before: string, code: string): boolean => {
  const [last, parts] = [partsOf(before), partsOf(code)]
  const place = parts.findIndex((part, index) => part !== last[index])
  return (
    prefixOf(before) === prefixOf(code) &&
    parts[place] === (last[place] ?? 0) + 1 &&
    parts.slice(place + 1).every((part) => part === 1)
  )
}

/** Whether a text has a code at its own line alone; a plain number may be one of anything. */
const isNamedOnce = (text: string, code: string): boolean => {
  const pattern = code.replace(/[.()]/g, '\\$&')
  return /^\d+$/.test(code) || text.split(new RegExp(`(?<![\\w.-])${pattern}(?![\\w-]|\\.\\d)`)).length === 2
}

/** Fewer may stand so by chance. */
const leastLines = 3

/** Codes that most lines begin with, and that count on from line to line, are numbers whatever they look like. */
export const withUnusualApart = (lines: readonly string[]): readonly string[] => {
  const found = lines.flatMap((line) => {
    const [whole, lead = '', code = ''] = unusual.exec(line) ?? []
    return whole === undefined ? [] : { whole, lead, code }
  })
  if (found.length < leastLines || found.length <= lines.length / 2) return lines
  const after = found.slice(1).map(({ code }, place) => ({ before: found[place]?.code ?? '', code }))
  const counting = after.filter(({ before, code }) => countsOn(before, code))
  const beginning = after.filter(({ before, code }) => prefixOf(before) !== prefixOf(code))
  // A number may be left out.
  const areCounting =
    counting.length > beginning.length && counting.length + beginning.length >= after.length * 0.8
  const areAlike = found.every(({ lead }) => lead === found[0]?.lead)
  // `A1-2 is not required` speaks of another line, which no other rule knows.
  const text = lines.join('\n')
  const areNamedOnce = found.every(({ code }) => isNamedOnce(text, code))
  return areCounting && areAlike && areNamedOnce && !found.every(({ whole }) => usual.test(whole))
    ? lines.map((line) => line.replace(unusual, `$2${numberEnd}`))
    : lines
}
