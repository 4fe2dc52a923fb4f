import type { CategoryId, SubcategoryId } from '../../../content/categories.ts'
import type { FigureId } from '../../../domain/machines/figures/figureIds.ts'

export type WishId = 'daily' | 'count' | 'currencies' | 'place' | 'detect'

/** What a visitor handles, as the figures of the machines for it. */
export interface Subject {
  families: readonly (CategoryId | SubcategoryId)[]
  /** Machines for it have this figure. */
  has?: FigureId
  duty?: FigureId
  speed?: { id: FigureId; per: 'minute' | 'hour' }
  currency?: 'currency' | 'coinCurrency'
  /** The texts for phrases about currencies, where machines take payments and do not only count. */
  phrases?: 'payment'
  asks: readonly WishId[]
}

const perMinute = { id: 'speed', per: 'minute' } as const
const cash = { duty: 'duty', speed: perMinute, currency: 'currency' } as const

export const subjects = {
  notes: {
    ...cash,
    families: ['money-counter', 'currency-sorter', 'multi-pocket-sorter'],
    asks: ['daily', 'count', 'currencies', 'detect'],
  },
  coins: {
    ...cash,
    families: ['coin-sorter'],
    currency: 'coinCurrency',
    asks: ['daily', 'currencies', 'place'],
  },
  deposits: { ...cash, families: ['banking-cit', 'cds'], asks: ['daily', 'currencies', 'detect'] },
  payments: {
    families: ['retail', 'self-checkout'],
    currency: 'currency',
    phrases: 'payment',
    asks: ['currencies', 'place'],
  },
  passbooks: { families: ['printers'], has: 'documentThickness', duty: 'updates', asks: ['daily'] },
  cheques: { families: ['printers'], has: 'fonts', duty: 'duty', speed: perMinute, asks: ['daily'] },
  pages: { families: ['accessories'], has: 'resolution', asks: [] },
  packets: {
    families: ['strapping-machine'],
    has: 'noteThickness',
    duty: 'duty',
    speed: perMinute,
    asks: ['daily'],
  },
  bricks: {
    families: ['strapping-machine'],
    has: 'bricks',
    duty: 'brickDuty',
    speed: { id: 'bricks', per: 'hour' },
    asks: ['daily'],
  },
} as const satisfies Record<string, Subject>

export type SubjectId = keyof typeof subjects

/** The choices of the first question. A kind of several subjects leads to the second question, `type`. */
export const kinds = {
  notes: ['notes'],
  coins: ['coins'],
  deposits: ['deposits'],
  payments: ['payments'],
  documents: ['passbooks', 'cheques', 'pages'],
  bundles: ['packets', 'bricks'],
} as const satisfies Record<string, readonly SubjectId[]>

export type KindId = keyof typeof kinds

/** How notes are counted. Every machine counts pieces; some do nothing else. */
export const countings = ['pieces', 'value'] as const

/**
 * A machine for a counter or a table has at most this weight in kg and width in mm. A machine of at least the
 * floor's height in mm stands on the floor, and nowhere else.
 */
export const places = {
  counter: { weight: 30, width: 500 },
  table: { weight: 60, width: 700 },
  floor: { height: 700 },
} as const

export type PlaceId = keyof typeof places

/** In the order of the question: those of the two countries first. */
export const currencies: readonly string[] = [
  ...['KHR', 'USD', 'SGD', 'THB', 'VND', 'MYR', 'PHP'],
  ...['EUR', 'CNY', 'HKD', 'GBP', 'AUD', 'JPY', 'KRW'],
]
