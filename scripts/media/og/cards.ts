import about from '../../../src/content/about.json' with { type: 'json' }
import catalogue from '../../../src/content/catalogue.json' with { type: 'json' }
import { categories } from '../../../src/content/categories.ts'
import contact from '../../../src/content/contact.json' with { type: 'json' }
import pages from '../../../src/content/pages.json' with { type: 'json' }
import quote from '../../../src/content/quote.json' with { type: 'json' }
import type { SealName } from '../../../src/content/seals.ts'
import services from '../../../src/content/services.json' with { type: 'json' }

/** What stands to the right of a card's words: a product render, a drawing, or neither: the seal alone on ink. */
export interface Subject {
  readonly render?: string
  readonly drawing?: SealName
}

/** One Open Graph picture: its words, the seal behind its subject, and the subject. */
export interface Card {
  readonly name: string
  readonly title: string
  readonly lead: string
  readonly seal: SealName
  readonly subject: Subject
}

const subjects: Readonly<Record<string, { readonly seal: SealName; readonly subject: Subject }>> = {
  'cash-processing': { seal: 'multi-pocket-sorter', subject: { render: 'bs-8/hero' } },
  'payment-system': { seal: 'retail', subject: { drawing: 'retail' } },
  'self-service': { seal: 'cds', subject: { render: 'cd-600/hero' } },
  printers: { seal: 'printers', subject: { drawing: 'printers' } },
  'strapping-machine': { seal: 'strapping-machine', subject: { drawing: 'strapping-machine' } },
  accessories: { seal: 'banding-tape', subject: { render: 'bt-20/hero' } },
}

/** All cards: the pages', then one a category. */
export const cards: readonly Card[] = [
  {
    name: 'default',
    title: 'Cash-handling and banking equipment',
    lead: pages.home.description,
    seal: 'money-counter',
    subject: { render: 'mc-280/hero' },
  },
  {
    name: 'products',
    title: catalogue.title,
    lead: catalogue.lead,
    seal: 'currency-sorter',
    subject: { render: 'bs-4/hero' },
  },
  { name: 'about', ...about.hero, seal: 'banking-cit', subject: {} },
  { name: 'contact', ...contact.hero, seal: 'self-checkout', subject: {} },
  { name: 'get-quote', ...quote.hero, seal: 'cds', subject: {} },
  { name: 'services', ...services.hero, seal: 'accessories', subject: {} },
  ...categories.map(({ id, name, lead }) => ({
    name: id,
    title: name,
    lead,
    ...(subjects[id] ?? { seal: 'money-counter' as const, subject: {} }),
  })),
]
