/** In mm. */
export interface MachineSize {
  width: number
  depth: number
  height: number
}

/** The width and height in mm of things whose size everybody knows. */
export const familiarThings = {
  pack: { width: 160, height: 70 },
  paper: { width: 210, height: 297 },
  counter: { width: 600, height: 900 },
  person: { width: 470, height: 1700 },
} as const

export type FamiliarThing = keyof typeof familiarThings

/** A machine up to this length in mm is drawn beside the thing, a larger one beside a person. */
const largestBeside: readonly (readonly [FamiliarThing, number])[] = [
  ['pack', 200],
  ['paper', 700],
  ['counter', 1050],
]

/** A thing of about the machine's size. */
export const familiarThing = ({ width, depth, height }: MachineSize): FamiliarThing => {
  const longest = Math.max(width, depth, height)
  return largestBeside.find(([, largest]) => longest <= largest)?.[0] ?? 'person'
}

/** The file of a product's drawing, below `public/`. */
export const sizeDrawingFile = (id: number): string => `sizes/product-${id}.svg`

/** In px, for the highest machine; above a lower one the drawing is cut off. */
export const sizeDrawingFormat = { width: 320, height: 226 } as const
