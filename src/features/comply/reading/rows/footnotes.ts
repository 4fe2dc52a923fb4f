/** Of one kind each: stars, raised figures, and numbers or letters in brackets. */
const signs = [
  String.raw`\*{1,3}`,
  '[†‡]',
  '[¹²³]',
  String.raw`\*\)`,
  String.raw`\(\*\)`,
  String.raw`(?<!db ?)\([\da-z]\)`,
  String.raw`\[\d\]`,
  String.raw`(?<=[ \t]|^)[\da-z]\)`,
]

/** Says what the notes of one kind say in the lines that have their sign, as `Touch screen*` above `* optional`. */
const withNotes = (lines: readonly string[], sign: string): readonly string[] => {
  const footnote = new RegExp(`^\\s*(${sign})\\s*(?:= *)?(?=[a-z])`, 'i')
  const marked = new RegExp(`(?<=[\\p{L}\\d)][ \\t]?)(${sign})(?=$|[\\s,;:.])`, 'iu')
  const notes = new Map<string, string>()
  const places = [...lines.keys()].filter((place) => footnote.test(lines[place] ?? ''))
  for (const place of places) {
    const [whole = '', mark = ''] = footnote.exec(lines[place] ?? '') ?? []
    const isUsed = lines.slice(0, place).some((line) => marked.exec(line)?.[1] === mark)
    // A list may have the same signs before its lines.
    if (!isUsed || notes.has(mark)) return lines
    notes.set(mark, (lines[place] ?? '').slice(whole.length).trim())
  }
  return lines.map((line, place) => {
    if (places.includes(place)) return ''
    const note = notes.get(marked.exec(line)?.[1] ?? '')
    return note === undefined ? line : `${line.replace(marked, '').trimEnd()}\t${note}`
  })
}

export const withFootnotes = (lines: readonly string[]): readonly string[] => signs.reduce(withNotes, lines)
