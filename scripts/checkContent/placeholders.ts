import { basename, join } from 'node:path'
import { withNames } from '../../src/content/names.ts'
import { placeholderAdvice, placeholdersIn } from '../../src/content/schema/fields.ts'
import { textsOf } from './files/contentFile.ts'
import { readContent } from './files/readContent.ts'
import recorded from './placeholders.json' with { type: 'json' }

/** The file that `npm run write:schema` writes. */
export const placeholdersFile = join(import.meta.dirname, 'placeholders.json')

/** Of each text into which a page puts words, file by file, the placeholders: `{count} {name}`. */
const placeholdersToday = () =>
  readContent().pages.flatMap(({ path, text }) => {
    const texts = textsOf(JSON.parse(withNames(text)))
    const fields = texts.map(
      ({ field, text: words }) => [field, [...new Set(placeholdersIn(words))].sort().join(' ')] as const,
    )
    const filled = fields.filter(([, placeholders]) => placeholders !== '')
    return filled.length === 0 ? [] : [[basename(path, '.json'), Object.fromEntries(filled)] as const]
  })

export const placeholdersJson = (): string =>
  `${JSON.stringify(Object.fromEntries(placeholdersToday()), null, 2)}\n`

const placeholders: Readonly<Record<string, Readonly<Record<string, string>>>> = recorded

/** What to do about a text that lacks a placeholder of its field, or has another; `file` is a name without ending. */
export const replacedAdvice = (file: string, field: string, text: string): string | undefined => {
  const wanted = placeholdersIn(placeholders[file]?.[field] ?? '')
  const found = placeholdersIn(text)
  if (wanted.some((placeholder) => !found.includes(placeholder))) {
    const sentence = `is a sentence with ${wanted.join(' and ')} in it`
    return wanted.length === 1
      ? `${sentence}, where the page puts its own word; write both`
      : `${sentence}; write all of them`
  }
  const strange = found.filter((placeholder) => !wanted.includes(placeholder))
  return strange.length === 0 ? undefined : placeholderAdvice(strange)
}
