/** An office on the home page (spec section 3). */
export interface Office {
  city: string
  description: string
  /** Path without width and ending, as of a product picture. */
  image: string
  /** One of `accentColors`. */
  accentColor: string
}

/** The colours of the palette that an office's card may have. */
export const accentColors = ['intaglio', 'brass', 'ink'] as const
