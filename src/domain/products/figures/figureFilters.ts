import { all, type CataloguePlace } from '../../../content/categories.ts'
import type { FigureId } from './figureIds.ts'

/** A figure has all the `choices` of a filter, or is at `least` or at `most` its amount. */
export const figureFilters = {
  currency: 'choices',
  counting: 'choices',
  coinCurrency: 'choices',
  detection: 'choices',
  sensors: 'choices',
  payment: 'choices',
  languages: 'choices',
  modes: 'choices',
  fonts: 'choices',
  tapeWidth: 'choices',
  material: 'choices',
  interfaces: 'choices',
  supply: 'choices',
  speed: 'least',
  printSpeed: 'least',
  duty: 'least',
  pockets: 'least',
  outlets: 'least',
  hopper: 'least',
  storage: 'least',
  users: 'least',
  copies: 'least',
  bandsPerRoll: 'least',
  tensile: 'least',
  weight: 'most',
  width: 'most',
  noise: 'most',
} as const satisfies Partial<Record<FigureId, 'choices' | 'least' | 'most'>>

export type FilterId = keyof typeof figureFilters

/** Whether a visitor can choose a value of a figure. In most sheets fitness is a way of sorting. */
export const isOfferedChoice = (id: FigureId, choice: string): boolean =>
  id !== 'detection' || choice !== 'fitness'

type Place = CataloguePlace['category' | 'subcategory']

/** The filters of each list, in the order in which buyers choose: abilities first, then amounts. */
const filtersIn: Readonly<Record<Place, readonly FilterId[]>> = {
  [all]: ['currency', 'detection', 'interfaces', 'weight', 'width', 'noise'],
  'cash-processing': ['currency', 'modes', 'detection', 'interfaces', 'speed', 'duty', 'weight'],
  'money-counter': ['currency', 'counting', 'detection', 'interfaces', 'speed', 'duty', 'hopper', 'weight'],
  'currency-sorter': ['currency', 'modes', 'pockets', 'speed', 'duty', 'hopper', 'weight'],
  'multi-pocket-sorter': ['currency', 'modes', 'pockets', 'speed', 'duty', 'hopper', 'width'],
  'coin-sorter': ['coinCurrency', 'sensors', 'interfaces', 'speed', 'duty', 'outlets', 'weight'],
  'payment-system': ['currency', 'detection', 'interfaces', 'storage', 'weight', 'width'],
  retail: ['currency', 'coinCurrency', 'interfaces', 'storage', 'weight', 'width'],
  'banking-cit': ['currency', 'interfaces', 'speed', 'storage', 'users', 'weight', 'width'],
  'self-service': ['currency', 'languages', 'interfaces', 'storage', 'weight', 'width', 'noise'],
  'self-checkout': ['payment', 'languages', 'interfaces', 'weight', 'width', 'noise'],
  cds: ['currency', 'interfaces', 'speed', 'duty', 'storage', 'weight', 'width'],
  printers: ['fonts', 'interfaces', 'printSpeed', 'copies', 'weight', 'width', 'noise'],
  'strapping-machine': ['interfaces', 'supply', 'speed', 'duty', 'weight', 'width', 'noise'],
  accessories: ['tapeWidth', 'material', 'bandsPerRoll', 'tensile'],
  'banding-tape': ['tapeWidth', 'material', 'bandsPerRoll', 'tensile'],
}

const placeOf = ({ category, subcategory }: CataloguePlace): Place =>
  subcategory === all ? category : subcategory

/** The filters of a list: those of its subcategory, or of its category when that shows all. */
export const filtersOf = (place: CataloguePlace): readonly FilterId[] => filtersIn[placeOf(place)]

const byPieces: readonly FilterId[] = ['speed', 'duty']

/** What the pieces are when they are not notes. */
const piecesIn: Readonly<Partial<Record<Place, string>>> = {
  'coin-sorter': 'coins',
  'strapping-machine': 'bands',
}

/** The filters that mean the same in the previous list, since 1,000 notes a minute are not 1,000 bands. */
export const filtersKept = (before: CataloguePlace, after: CataloguePlace): FilterId[] => {
  const areSamePieces = piecesIn[placeOf(before)] === piecesIn[placeOf(after)]
  return filtersOf(after).filter((id) => areSamePieces || !byPieces.includes(id))
}
