import { pictureSchema } from '../../../src/content/mediaSchema.ts'
import { group, list, optionalList, shown, texts } from './fields.ts'

const intro = { title: shown, lead: shown }
const entry = group({ title: shown, text: shown })
const hero = group(intro)
const heroWithPicture = group({ ...intro, picture: pictureSchema.optional() })

/** `src/content/home.json`. */
export const homeSchema = group({
  badge: shown,
  heroImage: pictureSchema,
  statistics: optionalList('statistics', group({ label: shown, value: shown })),
  technology: group({
    ...intro,
    cards: list('cards', group({ title: shown, text: shown, points: texts('points') })),
  }),
  bestSellers: group(intro),
  hubs: group(intro),
  callToAction: entry,
})

/** `src/content/about.json`. */
export const aboutSchema = group({
  hero: heroWithPicture,
  story: group({ title: shown, paragraphs: texts('paragraphs') }),
  values: list('values', entry),
  commitment: group({ ...intro, steps: list('steps', entry) }),
  mission: entry,
  vision: entry,
})

/** `src/content/contact.json`. */
export const contactSchema = group({ hero, quote: entry })

/** `src/content/quote.json`. */
export const quoteSchema = group({
  hero,
  form: group({ title: shown, required: shown, draft: shown, failed: shown, withoutScripts: shown }),
  receipt: entry,
  next: group({ title: shown, steps: list('steps', entry) }),
})

/** `src/content/catalogue.json`. */
export const catalogueSchema = group({ ...intro, everything: shown })
