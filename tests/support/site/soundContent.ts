import { type ContentFile, type FileExists } from '../../../scripts/checkContent/files/contentFile.ts'
import { requiredRowsOf } from '../../../scripts/checkContent/products/figures.ts'
import { families } from '../../../scripts/figures/families.ts'
import { categories, type CategoryId, type SubcategoryId } from '../../../src/content/categories.ts'
import type { FamilyId } from '../../../src/domain/products/product.ts'
import { bestSellerIds } from '../../../src/domain/products/product.ts'

export type Draft = Record<string, unknown>

/** The product that tests change: it is no best seller, and its category is full without it. */
export const subjectId = 60

const words = (count: number): string => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')

const rows = { Currencies: ['KHR', 'USD'] }
const group = Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`Row ${index}`, 'Some text']))

/** The rows that a family requires. */
const requiredRows = (family: FamilyId): Draft => {
  const ofFigures = families[family].filter(({ required = false }) => required)
  const sheet: Draft = {}
  for (const {
    rows: [row = ''],
    example,
  } of [...ofFigures, ...requiredRowsOf(family)]) {
    const [label = '', inner] = row.split('/')
    sheet[label] = inner === undefined ? example : { ...(sheet[label] as Draft), [inner]: example }
  }
  return sheet
}

/** A product without any fault, as a new copy each time. */
export const soundProduct = (id: number, category: CategoryId, subcategory?: SubcategoryId): Draft => ({
  $schema: '../product.schema.json',
  id,
  name: `MC ${id} Money Counter`,
  pdf: `/specs/mc-${id}.pdf`,
  category,
  ...(subcategory === undefined ? {} : { subcategory }),
  price: '$1,290',
  originalPrice: '$1,490',
  rating: 4.8,
  reviews: 12,
  inStock: true,
  description: `${words(79)} number${id}`,
  features: Array.from({ length: 6 }, (_, index) => `A phrase of a card, number ${index}`),
  specifications: { ...requiredRows(subcategory ?? category), ...rows, Group: { ...group } },
  images: [{ src: `/media/mc-${id}/hero`, alt: 'MC 280 money counter from the front' }],
  videos: [
    { title: 'The counter', description: 'It turns once.', url: `/media/mc-${id}/turntable.mp4` },
    { title: 'A first count', description: 'From power-on to a total.', url: 'https://vimeo.com/000000007' },
    { title: 'Cleaning', description: 'A video that is announced only.' },
  ],
})

/** Sets a part of a value, such as `videos[0].url`. */
export const setPart = (data: Draft, field: string, value: unknown): void => {
  const keys = field.match(/[^.[\]]+/g) ?? []
  const parent = keys.slice(0, -1).reduce((part, key) => part[key] as Draft, data)
  parent[keys.at(-1) ?? ''] = value
}

export const pathOf = (id: number): string =>
  `src/content/products/${String(id).padStart(2, '0')}-mc-${id}.json`

export const toFile = (id: number, product: unknown): ContentFile => ({
  path: pathOf(id),
  text: JSON.stringify(product, null, 2),
})

interface Place {
  category: CategoryId
  subcategory?: SubcategoryId
}

const places = categories.flatMap(({ id: category, subcategories }): Place[] =>
  subcategories.length === 0
    ? [{ category }]
    : subcategories.map(({ id: subcategory }) => ({ category, subcategory })),
)

/** A catalogue without any fault: so many products in each place, the best sellers and the subject among them. */
export const soundCatalogue = (inEach = 1): { id: number; product: Draft }[] => {
  const count = places.length * inEach
  const otherIds = Array.from({ length: count - bestSellerIds.length }, (_, index) => 100 + index)
  const filling = [...bestSellerIds, ...otherIds].map((id, index) => ({
    id,
    place: places[Math.floor(index / inEach)],
  }))
  return [...filling, { id: subjectId, place: places[0] }].flatMap(({ id, place }) =>
    place ? [{ id, product: soundProduct(id, place.category, place.subcategory) }] : [],
  )
}

/** The sound catalogue as files, in which fields of a product such as `videos[0].url` have other values. */
export const spoiltCatalogue = (changes: Draft = {}, id = subjectId): ContentFile[] =>
  soundCatalogue().map(({ id: own, product }) => {
    if (own === id) for (const [field, value] of Object.entries(changes)) setPart(product, field, value)
    return toFile(own, product)
  })

/** Every spec sheet, picture, video and model exists, but those named. */
export const allExceptFiles =
  (...missing: string[]): FileExists =>
  (address) =>
    /^\/(specs|media)\/.*\.(pdf|mp4|webm|avif|webp|glb)$/.test(address) && !missing.includes(address)
