import * as z from 'zod'
import { servicesMenu } from '../site.ts'
import {
  counted,
  each,
  group,
  lengthOf,
  list,
  optionalList,
  required,
  requiredText,
  text,
  texts,
  words,
} from './fields.ts'
import { legalSchema } from './legal.ts'
import { pictureSchema } from './media.ts'

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

/** The titles and descriptions of these pages, and no others. */
export const headsSchema = (pages: readonly string[]) => group(each(head, pages))

const [, ...parts] = servicesMenu
const anchors = parts.map(({ id }) => id)
const anchorAdvice = `is where the menu of the page leads; choose one of ${anchors.join(', ')}`

const entry = words('title', 'text')
const hero = words('title', 'lead')
const heroWithPicture = group({ ...hero.shape, picture: pictureSchema.exactOptional() })
const fieldTexts = group({ label: requiredText, hint: requiredText.exactOptional() })

export const pageSchemas = {
  home: group({
    badge: requiredText,
    heroImage: pictureSchema,
    profile: words('label', 'title', 'products'),
    accuracy: words('figure', 'name', 'promise'),
    statistics: optionalList('statistics', words('label', 'value')),
    technology: group({
      ...hero.shape,
      cards: list('cards', group({ ...entry.shape, points: texts('points') })),
    }),
    bestSellers: hero,
    bestSeller: words('more', 'less', 'fullDetails'),
    hubs: hero,
    hub: words('explore', 'exploreOf {city}'),
    callToAction: words('title', 'text', 'products'),
  }),
  about: group({
    hero: heroWithPicture,
    story: group({ title: requiredText, paragraphs: texts('paragraphs') }),
    ...required('founded', 'valuesTitle'),
    values: list('values', entry),
    commitment: group({ ...hero.shape, steps: list('steps', entry) }),
    mission: entry,
    vision: entry,
  }),
  accessibility: group({ ...legalSchema.shape, ...required('offices') }),
  contact: group({
    hero,
    quote: entry,
    ...required('offices', 'phone', 'email', 'address', 'businessHours'),
  }),
  quote: group({
    hero,
    list: words('title', 'empty', 'toCatalogue', 'several', 'severalFailed'),
    form: group({
      ...required('title', 'required', 'delayed', 'draft', 'submit', 'submitting'),
      ...required('honeypot', 'withoutScripts'),
      failed: words('unknown', 'fields', 'limited', 'later', 'kept', 'undeliverable'),
    }),
    fields: group(
      each(fieldTexts, [
        ...['firstName', 'lastName', 'email', 'phone', 'company', 'position', 'country'],
        ...['businessType', 'serviceType', 'message'],
      ]),
    ),
    receipt: group({
      ...required('title', 'text', 'formEmpty', 'reference', 'copy', 'copied', 'askedFor', 'undeliverable'),
      unconfirmed: words(
        ...['title', 'text', 'inTab', 'onDevice', 'keep', 'forget'],
        ...['again', 'sending', 'dismiss'],
      ),
    }),
    next: group({ title: requiredText, steps: list('steps', entry) }),
  }),
  catalogue: group({
    ...required('title', 'lead', 'everything', 'find', 'more', 'previous', 'page {number}'),
    ...required('scopeTitle {scope}'),
    search: words('label', 'placeholder'),
    category: words('label', 'all'),
    subcategory: words('label', 'all'),
    found: counted,
    empty: words('text', 'clear'),
  }),
  /** The page's menu links to each consulting service by its id. */
  services: group({
    hero: heroWithPicture,
    equipment: list('services', entry),
    consulting: list(
      'services',
      group({
        id: z.enum(anchors, { error: anchorAdvice }),
        ...required('title', 'lead'),
        paragraphs: texts('paragraphs'),
        points: texts('points'),
        deliverables: texts('deliverables'),
      }),
    ).min(anchors.length, {
      error: `must have a service for each part of the page's menu; write ${anchors.join(', ')}`,
    }),
    picture: pictureSchema,
    ...required('menu', 'equipmentTitle', 'scope', 'results'),
  }),
}
