const sign = String.raw`\*{1,3}|[†‡¹²³]|\(\d\)|\(\*\)`

const footnote = new RegExp(`^\\s*(${sign})\\s*(?=[a-z])`, 'i')

/** A word with the sign of a footnote, or the end of a line with it. */
const marked = new RegExp(`(?<=[\\p{L}\\d)] ?)(${sign})(?=$|[\\s,;:.])`, 'iu')

/** Says what a footnote says in the lines that have its sign, as `Touch screen*` above `* optional`. */
export const withFootnotes = (lines: readonly string[]): readonly string[] => {
  const signIn = (line: string): string | undefined => marked.exec(line)?.[1]
  const notes = new Map(
    lines.flatMap((line, place) => {
      const [whole = '', mark = ''] = footnote.exec(line) ?? []
      const isUsed = lines.some((other, index) => index < place && signIn(other) === mark)
      return isUsed ? [[mark, line.slice(whole.length).trim()] as const] : []
    }),
  )
  return lines.flatMap((line) => {
    const mark = footnote.exec(line)?.[1]
    if (mark !== undefined && notes.has(mark) && line.includes(notes.get(mark) ?? '')) return []
    const note = notes.get(signIn(line) ?? '')
    return [note === undefined ? line : `${line.replace(marked, '').trimEnd()}\t${note}`]
  })
}
