import * as z from 'zod'
import { group, list, optionalList, requiredText, texts } from '../../../src/content/schema/fields.ts'
import { legalSchema } from '../../../src/content/schema/legal.ts'
import { pictureSchema } from '../../../src/content/schema/media.ts'
import { servicesMenu } from '../../../src/content/site.ts'
import { quoteFieldOrder } from '../../../src/domain/contract/quoteFields.ts'
import { headSchema } from './head.ts'
import { counted, each, required, words } from './words.ts'

const [, ...parts] = servicesMenu
const anchors = parts.map(({ id }) => id)
const anchorAdvice = `is where the menu of the page leads; choose one of ${anchors.join(', ')}`

const entry = words('title', 'text')
const hero = words('title', 'lead')
const heroWithPicture = group({ ...hero.shape, picture: pictureSchema.exactOptional() })
const fieldTexts = group({ label: requiredText, hint: requiredText.exactOptional() })

export const pageSchemas = {
  home: group({
    head: headSchema,
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
    head: headSchema,
    hero: heroWithPicture,
    story: group({ title: requiredText, paragraphs: texts('paragraphs') }),
    ...required('founded', 'valuesTitle'),
    values: list('values', entry),
    commitment: group({ ...hero.shape, steps: list('steps', entry) }),
    mission: entry,
    vision: entry,
  }),
  accessibility: group({ head: headSchema, ...legalSchema.shape, ...required('offices') }),
  contact: group({
    head: headSchema,
    hero,
    quote: entry,
    ...required('offices', 'phone', 'email', 'address', 'businessHours'),
  }),
  quote: group({
    head: headSchema,
    hero,
    list: words('title', 'empty', 'toCatalogue', 'several', 'partFailed'),
    form: group({
      ...required('title', 'required', 'another', 'delayed', 'draft', 'submit', 'submitting'),
      ...required('honeypot', 'withoutScripts'),
      failed: words(
        ...['unknown', 'unanswered', 'fields', 'limited {wait}', 'later', 'kept {reference}'],
        'undeliverable {reference}',
      ),
    }),
    fields: group(each(fieldTexts, quoteFieldOrder)),
    receipt: group({
      ...required(
        'title',
        'text',
        'another',
        'formEmpty',
        'reference',
        'copy',
        'copied',
        'askedFor',
        'undeliverable',
      ),
      unconfirmed: words(
        ...['title', 'text', 'inTab', 'onDevice {days}', 'keep', 'forget'],
        ...['again', 'sending', 'dismiss'],
      ),
      returned: group({
        refused: words('title', 'text'),
        expired: words('title', 'text {days}'),
        ...required('back', 'occupied'),
      }),
    }),
    next: group({ title: requiredText, steps: list('steps', entry) }),
  }),
  catalogue: group({
    head: headSchema,
    ...required('title', 'scopeTitle {scope}', 'lead', 'everything', 'find', 'failed'),
    search: words('label', 'placeholder'),
    category: words('label', 'all'),
    subcategory: words('label', 'all'),
    found: counted,
    empty: words('text', 'clear'),
  }),
  /** The page's menu links to each consulting service by its id. */
  services: group({
    head: headSchema,
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
