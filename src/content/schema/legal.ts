import * as z from 'zod'
import { dayText } from '../../lib/text.ts'
import type { ReadonlyDeep } from '../../lib/types.ts'
import { group, list, text, texts } from './fields.ts'

const titleAdvice = 'must be the title for browsers and search engines; write at most 60 characters'
const descriptionAdvice = 'must be the description for search engines; write 110 to 155 characters'

const lengthFault =
  (advice: string) =>
  ({ input }: { input?: unknown }): string =>
    `has ${String(input).length} characters; ${advice}`

export const headSchema = group({
  title: text(titleAdvice).max(60, { error: lengthFault('write at most 60') }),
  description: text(descriptionAdvice).regex(/^.{110,155}$/, { error: lengthFault('write 110 to 155') }),
})

const dateAdvice = 'must be the date of the version in force; write it like "January 1, 2025"'

/** False for a day or a month that no calendar has. */
const isDate = (words: string): boolean => {
  const time = Date.parse(`${words} UTC`)
  return !Number.isNaN(time) && dayText(time, 'UTC') === words
}

const dateInWords = z.string(dateAdvice).refine(isDate, dateAdvice)

export const legalSchema = group({
  title: text('is the title of the page; write it'),
  updated: dateInWords,
  sections: list(
    'sections',
    group({ heading: text('is the heading of the section; write it'), paragraphs: texts('paragraphs') }),
  ),
})

export type LegalDocument = ReadonlyDeep<z.infer<typeof legalSchema>>
