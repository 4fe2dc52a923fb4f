import type { CategoryId, SubcategoryId } from '../../../content/categories.ts'
import type { FigureId } from '../../../domain/products/figures/figureIds.ts'

export type LaterQuestionId = 'daily' | 'count' | 'currencies' | 'place' | 'detect'

/** The things that a visitor handles, and the figures of products for them. */
export interface Subject {
  families: readonly (CategoryId | SubcategoryId)[]
  /** All products for it have this figure, and no others of these families do. */
  has?: FigureId
  duty?: FigureId
  speed?: { id: FigureId; per: 'minute' | 'hour' }
  currency?: 'currency' | 'coinCurrency'
  /** The phrases on currencies for products that take payments. */
  phrases?: 'payment'
  asks: readonly LaterQuestionId[]
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

/** The choices of the first question; with several subjects the question `type` follows. */
export const kinds = {
  notes: ['notes'],
  coins: ['coins'],
  deposits: ['deposits'],
  payments: ['payments'],
  documents: ['passbooks', 'cheques', 'pages'],
  bundles: ['packets', 'bricks'],
} as const satisfies Record<string, readonly SubjectId[]>

export type KindId = keyof typeof kinds

/** Every product counts pieces, and some count nothing else. */
export const countings = ['pieces', 'value'] as const

/** The highest weight in kg and width in mm on a counter or table; the lowest height in mm on the floor. */
export const surfaces = {
  counter: { weight: 30, width: 500 },
  table: { weight: 60, width: 700 },
  floor: { height: 700 },
} as const

export type SurfaceId = keyof typeof surfaces

/** The currencies of the two countries come first. */
export const currencies = 'KHR USD SGD THB VND MYR PHP EUR CNY HKD GBP AUD JPY KRW'.split(' ')
