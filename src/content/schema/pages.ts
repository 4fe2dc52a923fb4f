import type * as z from 'zod'
import type { ReadonlyDeep } from '../../lib/types.ts'
import { group, lengthOf, list, optionalList, requiredText, template, text, texts, words } from './fields.ts'
import { pictureSchema } from './media.ts'

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

const titleAdvice = 'must be the title for browsers and search engines; write at most 60 characters'
const descriptionAdvice = 'must be the description for search engines; write 110 to 155 characters'

const head = group({
  title: text(titleAdvice).max(60, {
    error: (issue) => `has ${lengthOf(issue)} characters; write at most 60`,
  }),
  description: text(descriptionAdvice).regex(/^.{110,155}$/, {
    error: (issue) => `has ${lengthOf(issue)} characters; write 110 to 155`,
  }),
})

export const headsSchema = (pages: readonly string[]) =>
  group(Object.fromEntries(pages.map((page) => [page, head])))

const intro = { title: requiredText, lead: requiredText }
const entry = group({ title: requiredText, text: requiredText })
const hero = group(intro)
const heroWithPicture = group({ ...intro, picture: pictureSchema.exactOptional() })

export const homeSchema = group({
  badge: requiredText,
  heroImage: pictureSchema,
  profile: words('label', 'title', 'products'),
  accuracy: words('figure', 'name', 'promise'),
  statistics: optionalList('statistics', group({ label: requiredText, value: requiredText })),
  technology: group({
    ...intro,
    cards: list('cards', group({ title: requiredText, text: requiredText, points: texts('points') })),
  }),
  bestSellers: group(intro),
  bestSeller: words('more', 'less', 'fullDetails'),
  hubs: group(intro),
  hub: group({ explore: requiredText, exploreOf: template('city') }),
  callToAction: words('title', 'text', 'products'),
})

export const aboutSchema = group({
  hero: heroWithPicture,
  story: group({ title: requiredText, paragraphs: texts('paragraphs') }),
  founded: requiredText,
  valuesTitle: requiredText,
  values: list('values', entry),
  commitment: group({ ...intro, steps: list('steps', entry) }),
  mission: entry,
  vision: entry,
})

export const contactSchema = group({
  hero,
  quote: entry,
  offices: requiredText,
  phone: requiredText,
  email: requiredText,
  address: requiredText,
  businessHours: requiredText,
})

const fieldTexts = group({ label: requiredText, hint: requiredText.exactOptional() })

export const quoteSchema = group({
  hero,
  list: words('title', 'empty', 'toCatalogue'),
  form: group({
    title: requiredText,
    required: requiredText,
    draft: requiredText,
    submit: requiredText,
    submitting: requiredText,
    honeypot: requiredText,
    failed: group({ unknown: requiredText, fields: requiredText, limited: requiredText, kept: requiredText }),
    withoutScripts: requiredText,
  }),
  fields: group({
    firstName: fieldTexts,
    lastName: fieldTexts,
    email: fieldTexts,
    phone: fieldTexts,
    company: fieldTexts,
    position: fieldTexts,
    country: fieldTexts,
    businessType: fieldTexts,
    serviceType: fieldTexts,
    message: fieldTexts,
  }),
  receipt: group({
    title: requiredText,
    text: requiredText,
    reference: requiredText,
    copy: requiredText,
    copied: requiredText,
    askedFor: requiredText,
    unconfirmed: group({
      title: requiredText,
      text: requiredText,
      again: requiredText,
      sending: requiredText,
      dismiss: requiredText,
    }),
  }),
  next: group({ title: requiredText, steps: list('steps', entry) }),
})

export const catalogueSchema = group({
  ...intro,
  everything: requiredText,
  search: words('label', 'placeholder'),
  category: words('label', 'all'),
  subcategory: words('label', 'all'),
  found: group({ one: requiredText, other: template('count') }),
  find: requiredText,
  empty: words('text', 'clear'),
  more: requiredText,
  previous: requiredText,
  page: template('number'),
})
