import about from '../../../src/content/about.json' with { type: 'json' }
import catalogue from '../../../src/content/catalogue.json' with { type: 'json' }
import { categories, categoryLabel } from '../../../src/content/categories.ts'
import contact from '../../../src/content/contact.json' with { type: 'json' }
import pages from '../../../src/content/pages.json' with { type: 'json' }
import quote from '../../../src/content/quote.json' with { type: 'json' }
import { type SealName, seals } from '../engraving/seals.ts'
import type { Product } from '../../../src/content/product.ts'
import { readProducts } from '../../products.ts'
import services from '../../../src/content/services.json' with { type: 'json' }

/** One Open Graph picture: its words, the seal behind its machine, and the machine. */
export interface Card {
  readonly name: string
  readonly title: string
  readonly lead: string
  readonly seal: SealName
  /** The address of the machine's picture without width and ending; without one the seal stands alone on ink. */
  readonly picture?: string | undefined
}

/** A machine for each category. */
const machines: Readonly<Record<string, string>> = {
  'cash-processing': '/media/bs-8/hero',
  'payment-system': '/media/st-260/hero',
  'self-service': '/media/cd-600/hero',
  printers: '/media/pb-48/hero',
  'strapping-machine': '/media/sm-30/hero',
  accessories: '/media/bt-20/hero',
}

const isSeal = (name: string): name is SealName => name in seals
const sealOf = (...names: (string | undefined)[]): SealName =>
  names.find((name): name is SealName => name !== undefined && isSeal(name)) ?? 'money-counter'

const pageCard = (name: string, { title, lead }: Pick<Card, 'title' | 'lead'>, seal: SealName): Card => ({
  name,
  title,
  lead,
  seal,
})

const cardOf = ({ id, name, category, subcategory, features, images }: Product): Card => ({
  name: `product-${id}`,
  title: name,
  lead: features[0] ?? categoryLabel(category, subcategory),
  seal: sealOf(subcategory, category),
  picture: images[0]?.src,
})

/** All cards: the pages', then one a category and one a product. */
export const cards: readonly Card[] = [
  {
    name: 'default',
    title: 'Cash-handling and banking equipment',
    lead: pages.home.description,
    seal: 'money-counter',
    picture: '/media/mc-280/hero',
  },
  {
    name: 'products',
    title: catalogue.title,
    lead: catalogue.lead,
    seal: 'currency-sorter',
    picture: '/media/bs-4/hero',
  },
  pageCard('about', about.hero, 'banking-cit'),
  pageCard('contact', contact.hero, 'self-checkout'),
  pageCard('get-quote', quote.hero, 'cds'),
  pageCard('services', services.hero, 'retail'),
  ...categories.map(({ id, name, lead }) => ({
    name: id,
    title: name,
    lead,
    seal: sealOf(id),
    picture: machines[id],
  })),
  ...readProducts().map(cardOf),
]
