import type { FigureId } from '../figureIds.ts'

/** How two machines are compared in a figure; a sentence says one thing of each topic. */
export interface Comparison {
  topic: string
  /** How much it counts: 4 for what makes another kind of machine, 2 for what buyers choose by, else 1. */
  weight: number
  /** That only one of two machines has the figure is a difference to be told. */
  isPresence?: true
  /**
   * Each machine has one choice, such as a width of tape. A phrase names the other machine's choice and does
   * not add that it lacks this one.
   */
  isOneOf?: true
}

const speed = { topic: 'speed', weight: 2 } as const

/** The figures that are compared as amounts: those that matter to the work, so neither sizes nor watts. */
export const comparedAmounts = {
  speed,
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
  coinHopper: { topic: 'hopper', weight: 2 },
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

/** The figures that are compared as sets of words. */
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

export const isPresence = (comparison: Comparison): boolean => comparison.isPresence ?? false
