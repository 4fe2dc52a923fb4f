import * as z from 'zod'
import { group, list, requiredText, text } from './fields.ts'

const urlAdvice =
  'must be the https address of the site without a path or a slash at its end; write it like ' +
  '"https://www.veritally.example"'
const emailAdvice = 'must be an email address; write it like "privacy@veritally.example"'
const foundedAdvice = 'must be the year of the foundation; write it like 1997, without quotes'
const hrefAdvice =
  'must be the https address of a page; write it like "https://social.veritally.example", or null while ' +
  'there is none'

/** What `src/content/site.ts` says of the site. */
export const siteSchema = group({
  site: group({
    name: requiredText,
    url: text(urlAdvice, /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/),
    privacyEmail: z.email(emailAdvice),
    founded: z.int(foundedAdvice),
    sampleNote: requiredText.nullable(),
  }),
  socialLinks: list(
    'links to networks',
    group({
      name: z.string(),
      icon: requiredText,
      href: z.url({ protocol: /^https$/, error: hrefAdvice }).nullable(),
    }),
  ),
})
