import { group, list, optionalList, shown, template, texts, words } from './fields.ts'
import { pictureSchema } from './media.ts'

const intro = { title: shown, lead: shown }
const entry = group({ title: shown, text: shown })
const hero = group(intro)
const heroWithPicture = group({ ...intro, picture: pictureSchema.exactOptional() })

export const homeSchema = group({
  badge: shown,
  heroImage: pictureSchema,
  profile: words('label', 'title', 'products'),
  accuracy: words('figure', 'name', 'promise'),
  statistics: optionalList('statistics', group({ label: shown, value: shown })),
  technology: group({
    ...intro,
    cards: list('cards', group({ title: shown, text: shown, points: texts('points') })),
  }),
  bestSellers: group(intro),
  bestSeller: words('more', 'less', 'fullDetails'),
  hubs: group(intro),
  hub: group({ explore: shown, exploreOf: template('city') }),
  callToAction: words('title', 'text', 'products'),
})

export const aboutSchema = group({
  hero: heroWithPicture,
  story: group({ title: shown, paragraphs: texts('paragraphs') }),
  founded: shown,
  valuesTitle: shown,
  values: list('values', entry),
  commitment: group({ ...intro, steps: list('steps', entry) }),
  mission: entry,
  vision: entry,
})

export const contactSchema = group({
  hero,
  quote: entry,
  offices: shown,
  phone: shown,
  email: shown,
  address: shown,
  businessHours: shown,
})

const fieldTexts = group({ label: shown, hint: shown.exactOptional() })

export const quoteSchema = group({
  hero,
  list: words('title', 'empty', 'toCatalogue'),
  form: group({
    title: shown,
    required: shown,
    draft: shown,
    submit: shown,
    submitting: shown,
    honeypot: shown,
    failed: group({ unknown: shown, fields: shown, limited: shown, kept: shown }),
    withoutScripts: shown,
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
    title: shown,
    text: shown,
    reference: shown,
    copy: shown,
    copied: shown,
    askedFor: shown,
    unconfirmed: group({ title: shown, text: shown, again: shown, sending: shown, dismiss: shown }),
  }),
  next: group({ title: shown, steps: list('steps', entry) }),
})

export const catalogueSchema = group({
  ...intro,
  everything: shown,
  search: words('label', 'placeholder'),
  category: words('label', 'all'),
  subcategory: words('label', 'all'),
  found: group({ one: shown, other: template('count') }),
  find: shown,
  empty: words('text', 'clear'),
  more: shown,
  previous: shown,
  page: template('number'),
})
