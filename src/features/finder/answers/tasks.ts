import type { CategoryId, SubcategoryId } from '../../../content/categories.ts'
import type { FigureId } from '../../../domain/products/figures/figureIds.ts'

/** By figure: the choices that a product has to have, or the least amount, as the catalogue's filters. */
export type Filters = Readonly<Partial<Record<FigureId, readonly string[] | number>>>

export type TaskQuestionId =
  'daily' | 'currencies' | 'modes' | 'pockets' | 'detect' | 'payment' | 'place' | 'tapeWidth' | 'material'

/** What a product shall do, and the part of the catalogue that does it. */
export interface Task {
  category: CategoryId
  subcategory?: SubcategoryId
  filters?: Filters
  /** The products for it have this figure, and others of the place do not. */
  has?: FigureId
  /** The figure of pieces a day, unless that is `duty`. */
  duty?: FigureId
  /** The figures of the pieces' speed. */
  speed?: { ids: readonly FigureId[]; per: 'minute' | 'hour' }
  asks: readonly TaskQuestionId[]
  /** Tasks whose products do this one too, or come near it. */
  wider?: readonly ('value' | 'sort' | 'pockets')[]
}

const category = 'cash-processing'
const speed = { ids: ['speed'], per: 'minute' } as const
const counter = { category, subcategory: 'money-counter', speed } as const
const coins = { category, subcategory: 'coin-sorter', speed, asks: ['currencies'] } as const
const deposits = { speed, asks: ['daily', 'currencies'] } as const

export const tasks = {
  pieces: {
    ...counter,
    filters: { counting: ['pieces'] },
    speed: { ids: ['pieceSpeed', 'speed'], per: 'minute' },
    asks: ['detect'],
  },
  value: { ...counter, filters: { counting: ['value'] }, asks: ['currencies'], wider: ['sort', 'pockets'] },
  // Mixed currencies are slower than the speed of the sheets.
  mixed: {
    category,
    subcategory: 'money-counter',
    filters: { counting: ['currencies'] },
    asks: ['currencies'],
    wider: ['value', 'sort', 'pockets'],
  },
  sort: { category, subcategory: 'currency-sorter', speed, asks: ['currencies', 'modes', 'pockets'] },
  pockets: {
    category,
    subcategory: 'multi-pocket-sorter',
    speed,
    asks: ['pockets', 'currencies', 'modes'],
    wider: ['sort'],
  },
  countCoins: { ...coins, has: 'diameter' },
  sortCoins: { ...coins, filters: { sensors: ['diameter'] } },
  wrapCoins: { ...coins, has: 'wrappingSpeed' },
  till: { category: 'payment-system', subcategory: 'retail', asks: ['currencies', 'place'] },
  self: { category: 'self-service', subcategory: 'self-checkout', asks: ['payment', 'place'] },
  customers: { ...deposits, category: 'self-service', subcategory: 'cds' },
  safe: { ...deposits, category: 'payment-system', subcategory: 'banking-cit' },
  passbooks: { category: 'printers', has: 'documentThickness', duty: 'updates', asks: ['daily'] },
  cheques: { category: 'printers', has: 'fonts', speed, asks: ['daily'] },
  pages: { category: 'accessories', has: 'resolution', asks: [] },
  packets: { category: 'strapping-machine', has: 'noteThickness', speed, asks: ['daily'] },
  bricks: {
    category: 'strapping-machine',
    has: 'bricks',
    duty: 'brickDuty',
    speed: { ids: ['bricks'], per: 'hour' },
    asks: ['daily'],
  },
  tape: { category: 'accessories', subcategory: 'banding-tape', asks: ['tapeWidth', 'material'] },
} as const satisfies Record<string, Task>

export type TaskId = keyof typeof tasks

interface Kind {
  tasks: readonly TaskId[]
  /** What is asked before the products' own questions. */
  first: readonly ('daily' | 'type')[]
}

export const kinds = {
  notes: { tasks: ['pieces', 'value', 'mixed', 'sort', 'pockets'], first: ['daily', 'type'] },
  coins: { tasks: ['countCoins', 'sortCoins', 'wrapCoins'], first: ['daily', 'type'] },
  deposits: { tasks: ['customers', 'safe'], first: ['type'] },
  payments: { tasks: ['till', 'self'], first: ['type'] },
  documents: { tasks: ['passbooks', 'cheques', 'pages'], first: ['type'] },
  bundles: { tasks: ['packets', 'bricks', 'tape'], first: ['type'] },
} as const satisfies Record<string, Kind>

export type KindId = keyof typeof kinds

/** The line drawing of a kind of things, by its first task; undefined for other answers. */
export const drawingOfKind = (choice: string): CategoryId | SubcategoryId | undefined => {
  if (!(choice in kinds)) return undefined
  const { category, subcategory }: Task = tasks[kinds[choice as KindId].tasks[0]]
  return subcategory ?? category
}
