/** The first pattern that matches names the sign. */
const names: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\t/, 'a tab'],
  [/\u00a0/, 'a no-break space'],
  [/\u200b/, 'a zero-width space'],
  [/\u00ad/, 'a soft hyphen'],
  [/\u2011/, 'a no-break hyphen'],
  [/[\s\u2800]/, 'a special space'],
]

const unseen = /(?![\n\r])[\p{Cc}\u2011\u2800\p{Default_Ignorable_Code_Point}]|(?![ \n\r])\s/u

/** Matches an invisible sign, or its escape in JSON. Tabs may indent a line. */
const written = new RegExp(String.raw`\\\\|(?:\\u[\da-f]{4})+|\\[bft]|(?!\t)(?:${unseen.source})`, 'giu')

/** What to do about the first invisible sign of a text; undefined when there is none. */
export const unseenAdvice = (text: string): string | undefined => {
  const [sign] = unseen.exec(text) ?? []
  if (sign === undefined) return undefined
  const name = names.find(([kind]) => kind.test(sign))?.[1] ?? 'an invisible sign'
  const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return `has ${name} (U+${code}) here, which nobody sees or tells from a plain sign; replace or delete it`
}

/** The places of such signs, or of their escapes, in a JSON file. */
export const unseenPlaces = (json: string): { offset: number; advice: string }[] =>
  [...json.matchAll(written)].flatMap(({ 0: sign, index: offset }) => {
    const advice = unseenAdvice(sign.startsWith('\\') ? (JSON.parse(`"${sign}"`) as string) : sign)
    return advice === undefined ? [] : [{ offset, advice }]
  })
