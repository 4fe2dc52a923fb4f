import type * as z from 'zod'
import { group, requiredText, text } from '../../../src/content/schema/fields.ts'

/** Fields of a group that all hold the same. */
export const each = <Entry extends z.ZodType>(entry: Entry, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, entry]))

/** A text with each of the placeholders, in any order. */
const sentence = (placeholders: readonly string[]) => {
  const advice = `is a sentence with ${placeholders.join(' and ')} in it`
  return text(
    placeholders.length === 1
      ? `${advice}, where the page puts its own word; write both`
      : `${advice}; write all of them`,
    new RegExp(placeholders.map((placeholder) => `(?=.*\\${placeholder})`).join(''), 's'),
    placeholders,
  )
}

/** Fields of a group, each a text: `page {number}` is the text `page`, with `{number}` in it. */
export const required = (...names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => {
      const [field = '', ...placeholders] = name.split(/ (?=\{)/)
      return [field, placeholders.length === 0 ? requiredText : sentence(placeholders)]
    }),
  )

/** Texts of the page, by name. */
export const words = (...names: readonly string[]) => group(required(...names))

/** A sentence for one, and one with `{count}` for several. */
export const counted = words('one', 'other {count}')
