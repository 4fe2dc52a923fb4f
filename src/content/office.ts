/** An office on the home page (spec section 3). */
export interface Office {
  city: string
  description: string
  /** Path without width and ending, as of a product picture. */
  image: string
  /** A name of the palette. */
  accentColor: string
}
