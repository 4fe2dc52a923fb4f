import about from '../../../src/content/about.json' with { type: 'json' }
import catalogue from '../../../src/content/catalogue.json' with { type: 'json' }
import { categories } from '../../../src/content/categories.ts'
import contact from '../../../src/content/contact.json' with { type: 'json' }
import pages from '../../../src/content/pages.json' with { type: 'json' }
import quote from '../../../src/content/quote.json' with { type: 'json' }
import { type SealName, seals } from '../../../src/content/seals.ts'
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

const subjects: Partial<Record<SealName, Subject>> = {
  'cash-processing': { render: 'bs-8/hero' },
  'payment-system': { drawing: 'retail' },
  'self-service': { render: 'cd-600/hero' },
  printers: { drawing: 'printers' },
  'strapping-machine': { drawing: 'strapping-machine' },
  accessories: { render: 'bt-20/hero' },
}

const isSeal = (name: string): name is SealName => name in seals

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
  { name: 'services', ...services.hero, seal: 'retail', subject: {} },
  ...categories.map(({ id, name, lead }) => {
    const seal = isSeal(id) ? id : 'money-counter'
    return { name: id, title: name, lead, seal, subject: subjects[seal] ?? {} }
  }),
]
