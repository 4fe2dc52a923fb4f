/** In mm. */
export interface MachineSize {
  width: number
  depth: number
  height: number
}

/** Things whose size everybody knows: their width and height in mm. */
export const familiarThings = {
  pack: { width: 160, height: 70 },
  paper: { width: 210, height: 297 },
  counter: { width: 600, height: 900 },
  person: { width: 470, height: 1700 },
} as const

export type FamiliarThing = keyof typeof familiarThings

/**
 * Up to which longest side, in mm, a machine is drawn beside each thing; a larger one stands beside a person.
 */
const largestBeside: readonly (readonly [FamiliarThing, number])[] = [
  ['pack', 200],
  ['paper', 700],
  ['counter', 1050],
]

/** The thing beside which a machine is drawn, of about its size. */
export const familiarThing = ({ width, depth, height }: MachineSize): FamiliarThing => {
  const longest = Math.max(width, depth, height)
  return largestBeside.find(([, largest]) => longest <= largest)?.[0] ?? 'person'
}

/** Where the build puts the drawing of a product's size, under `public/`. */
export const sizeDrawingFile = (id: number): string => `sizes/product-${id}.svg`

/** Every drawing of a size is as large as this, in px. */
export const sizeDrawingFormat = { width: 320, height: 226 } as const
