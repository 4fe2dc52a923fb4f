import { parseDocument } from 'yaml'
import { type ContentFile, type Fault, type ParsedFile } from './contentFile.ts'

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

/** V8 names the position in most messages; the others quote the ten characters before it. */
const errorOffset = (text: string, message: string): number => {
  const position = /at position (\d+)/.exec(message)?.[1]
  if (position !== undefined) return Number(position)
  const quoted = /^Unexpected token '(.+?)', (\.\.\.)?"([\s\S]*)"(?:\.\.\.)? is not valid JSON$/u.exec(
    message,
  )
  if (!quoted) return text.length
  const [, token = '', cut, excerpt = ''] = quoted
  return cut ? text.indexOf(excerpt) + 10 : text.indexOf(token)
}

const faultAt = ({ path, text }: ContentFile, offset: number, advice: string): Fault => {
  const before = text.slice(0, offset).split('\n')
  return {
    file: path,
    field: `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`,
    value: text.split('\n')[before.length - 1]?.trim(),
    advice,
  }
}

const markAdvice = 'starts with an invisible mark (BOM); save the file as "UTF-8", not as "UTF-8 with BOM"'
const damageAdvice =
  'has a lost character (�), so the file is not UTF-8 or was copied from one; save it as UTF-8 ' +
  'and write the character again'
const syntaxAdvice =
  'is not valid JSON; look here and just before for a comma, quote or bracket too many or too few, and for ' +
  'a curly quote (“) in place of a straight one (")'
const repeatedAdvice =
  'names a field that stands above already, which would be lost; correct its name or remove one of the two'

/** Finds keys that an object has twice. JSON keeps the last, but JSON is also YAML, whose parser reports them. */
const repeatedKeys = (json: string): number[] =>
  parseDocument(json, { prettyErrors: false }).errors.flatMap(({ code, pos: [offset] }) =>
    code === 'DUPLICATE_KEY' ? [offset] : [],
  )

const byteOrderMark = '\uFEFF'
const lostCharacter = /\uFFFD|\\uFFFD/i

/** Faults of encoding, syntax and repeated fields, by line and column; `parsed` has what is JSON. */
export const parseFiles = (files: readonly ContentFile[]): { parsed: ParsedFile[]; faults: Fault[] } => {
  const parsed: ParsedFile[] = []
  const faults: Fault[] = []
  for (const { path, text: stored } of files) {
    const marked = stored.startsWith(byteOrderMark)
    const file = { path, text: marked ? stored.slice(1) : stored }
    const lost = file.text.search(lostCharacter)
    if (marked) faults.push(faultAt(file, 0, markAdvice))
    const unseen = unseenPlaces(file.text)
    faults.push(...unseen.map(({ offset, advice }) => faultAt(file, offset, advice)))
    if (lost >= 0) faults.push(faultAt(file, lost, damageAdvice))
    try {
      parsed.push({ path, data: JSON.parse(file.text) as unknown })
      for (const offset of repeatedKeys(file.text)) faults.push(faultAt(file, offset, repeatedAdvice))
    } catch (error) {
      const offset = errorOffset(file.text, error instanceof Error ? error.message : '')
      const isTold = lost >= 0 || unseen.some((place) => place.offset === offset)
      if (!isTold) faults.push(faultAt(file, offset, unseenAdvice(file.text.charAt(offset)) ?? syntaxAdvice))
    }
  }
  return { parsed, faults }
}
