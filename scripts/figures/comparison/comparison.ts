import type { FigureId } from '../../../src/domain/products/figures/figureIds.ts'

/** How a figure compares two products. A sentence names one difference per topic. */
export interface Comparison {
  topic: string
  /** 4 if a difference makes another kind of product, 2 if buyers choose by it, else 1. */
  weight: number
  /** It is also a difference when only one of the products has the figure. */
  isPresence?: true
  /** A product has exactly one choice, such as a width of tape; a phrase names the other product's choice. */
  isOneOf?: true
}

const speed = { topic: 'speed', weight: 2 } as const

/**
 * Compared as amounts. Sizes and watts are left out, because they do not matter to the work, and the coin hopper,
 * because each sheet fills it with another coin.
 */
export const comparedAmounts = {
  speed,
  fitnessSpeed: speed,
  valueSpeed: { ...speed, isPresence: true },
  pieceSpeed: speed,
  countingSpeed: speed,
  printSpeed: { topic: 'print speed', weight: 1 },
  payoutSpeed: { topic: 'payout', weight: 1 },
  recycling: { topic: 'payout', weight: 2, isPresence: true },
  bricks: { topic: 'bricks', weight: 4, isPresence: true },
  wrappingSpeed: { topic: 'wrapping', weight: 2, isPresence: true },
  pockets: { topic: 'pockets', weight: 2 },
  outlets: { topic: 'pockets', weight: 2 },
  hopper: { topic: 'hopper', weight: 2, isPresence: true },
  feeder: { topic: 'hopper', weight: 2 },
  stacker: { topic: 'stacker', weight: 1 },
  pocketSize: { topic: 'stacker', weight: 1 },
  rejectSize: { topic: 'reject', weight: 1, isPresence: true },
  escrow: { topic: 'escrow', weight: 2, isPresence: true },
  storage: { topic: 'storage', weight: 2 },
  duty: { topic: 'duty', weight: 2 },
  coinStorage: { topic: 'coins', weight: 2, isPresence: true },
  documentThickness: { topic: 'document', weight: 4, isPresence: true },
  copies: { topic: 'copies', weight: 1 },
  ribbonLife: { topic: 'ribbon', weight: 1 },
  rollLength: { topic: 'length', weight: 2 },
  tensile: { topic: 'strength', weight: 2 },
  safeDoor: { topic: 'safe', weight: 2 },
  users: { topic: 'users', weight: 1 },
} as const satisfies Partial<Record<FigureId, Comparison>>

export const comparedChoices = {
  currency: { topic: 'currencies', weight: 2 },
  coinCurrency: { topic: 'coins', weight: 2, isPresence: true },
  serials: { topic: 'serials', weight: 2, isPresence: true },
  detection: { topic: 'detection', weight: 2 },
  modes: { topic: 'modes', weight: 2 },
  payment: { topic: 'payment', weight: 2 },
  languages: { topic: 'languages', weight: 1 },
  fonts: { topic: 'fonts', weight: 4, isPresence: true },
  tapeWidth: { topic: 'tape', weight: 2, isOneOf: true },
  material: { topic: 'material', weight: 2, isOneOf: true },
} as const satisfies Partial<Record<FigureId, Comparison>>

/** Undefined for a figure that is not compared. */
export const comparisons: Readonly<Partial<Record<FigureId, Comparison>>> = {
  ...comparedAmounts,
  ...comparedChoices,
}
