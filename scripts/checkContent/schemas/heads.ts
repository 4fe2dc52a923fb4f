import { text } from '../../../src/content/textSchema.ts'
import { group } from './fields.ts'

const lengthOf = ({ value }: { value: unknown }): string => String(String(value).length)

const titleAdvice = 'must be the title for browsers and search engines; write at most 60 characters'
const descriptionAdvice = 'must be the description for search engines; write 110 to 155 characters'

const head = group({
  title: text(titleAdvice).max(60, (params) => `has ${lengthOf(params)} characters; write at most 60`),
  description: text(descriptionAdvice).matches(
    /^.{110,155}$/,
    (params) => `has ${lengthOf(params)} characters; write 110 to 155`,
  ),
})

const pages = ['home', 'catalogue', 'about', 'contact', 'quote', 'services', 'notFound', 'unavailable']

/** `src/content/pages.json`: title and description of each page. */
export const headsSchema = group(Object.fromEntries(pages.map((page) => [page, head])))
