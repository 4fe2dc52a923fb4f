import type * as z from 'zod'
import type { ReadonlyDeep } from '../../lib/types.ts'
import { group, list, text, texts } from './fields.ts'

const dateAdvice = 'must be the date of the version in force; write it like "January 1, 2025"'

export const legalSchema = group({
  title: text('is the title of the page; write it'),
  updated: text(dateAdvice, /^[A-Z][a-z]+ \d{1,2}, \d{4}$/),
  sections: list(
    'sections',
    group({ heading: text('is the heading of the section; write it'), paragraphs: texts('paragraphs') }),
  ),
})

export type LegalDocument = ReadonlyDeep<z.infer<typeof legalSchema>>
