import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { palette } from '../../src/app/theme/tokens.ts'
import { categories } from '../../src/content/categories.ts'
import { withNames } from '../../src/content/names.ts'
import about from '../../src/content/texts/about.json' with { type: 'json' }
import catalogue from '../../src/content/texts/catalogue.json' with { type: 'json' }
import contact from '../../src/content/texts/contact.json' with { type: 'json' }
import home from '../../src/content/texts/home.json' with { type: 'json' }
import quote from '../../src/content/texts/quote.json' with { type: 'json' }
import services from '../../src/content/texts/services.json' with { type: 'json' }
import type { Product } from '../../src/domain/products/product.ts'
import { featuresPerCard } from '../build/cards.ts'
import { pictureFile } from '../derivedFiles/sources.ts'

export interface ShareCard {
  readonly name: string
  readonly title: string
  /** One text, or lines that stay apart. */
  readonly lead: string
  /** A file of backgrounds/: the seal behind a product, or the whole ground. */
  readonly background: string
  readonly picture?: string | undefined
}

export const wordColours = {
  machine: [palette.ink, palette.slate],
  ink: [palette.paper, palette.wash],
} as const

export const backgroundFile = (name: string): string =>
  join(import.meta.dirname, 'backgrounds', `${name}.svg`)

const publicFolder = join(import.meta.dirname, '../../public')

const hero = (slug: string): string => `media/${slug}/hero-1600.webp`

const pictures: Readonly<Record<string, string>> = {
  'cash-processing': hero('bs-8'),
  'payment-system': hero('st-260'),
  'self-service': hero('cd-600'),
  printers: hero('pb-48'),
  'strapping-machine': hero('sm-30'),
  accessories: hero('bt-20'),
}

/** The picture that was chosen, or that of the first product when the chosen one has been withdrawn. */
const pictureOr = (chosen: string | undefined, products: readonly Product[]): string | undefined => {
  if (chosen !== undefined && existsSync(join(publicFolder, chosen))) return chosen
  const [first] = products
  return first && pictureFile(first)
}

const [defaultBackground, defaultPicture] = ['money-counter', hero('mc-280')]

const backgroundOf = (...names: (string | undefined)[]): string =>
  names.find((name) => name !== undefined && existsSync(backgroundFile(name))) ?? defaultBackground

const pageCard = (name: string, { title, lead }: Pick<ShareCard, 'title' | 'lead'>): ShareCard => ({
  name,
  title,
  lead,
  background: name,
})

const productCard = (product: Product): ShareCard => {
  const { id, name, category, subcategory, features } = product
  return {
    name: `product-${id}`,
    title: name,
    lead: features.slice(0, featuresPerCard).join('\n'),
    background: backgroundOf(subcategory, category),
    picture: pictureFile(product),
  }
}

const cardsWithPlaceholders = (products: readonly Product[]): ShareCard[] => [
  {
    name: 'default',
    title: 'Cash-handling and banking equipment',
    lead: home.head.description,
    background: defaultBackground,
    picture: pictureOr(defaultPicture, products),
  },
  {
    name: 'products',
    title: catalogue.title,
    lead: catalogue.lead,
    background: 'currency-sorter',
    picture: pictureOr(hero('bs-4'), products),
  },
  pageCard('about', about.hero),
  pageCard('contact', contact.hero),
  pageCard('get-quote', quote.hero),
  pageCard('services', services.hero),
  ...categories.map(({ id, name, lead }) => ({
    name: id,
    title: name,
    lead,
    background: backgroundOf(id),
    picture: pictureOr(
      pictures[id],
      products.filter(({ category }) => category === id),
    ),
  })),
  ...products.map(productCard),
]

/** The cards of the pages and of the products, in the order in which they are made. */
export const cardsOf = (products: readonly Product[]): ShareCard[] =>
  JSON.parse(withNames(JSON.stringify(cardsWithPlaceholders(products)))) as ShareCard[]
