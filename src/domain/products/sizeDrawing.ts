/** The file of a product's drawing, below `public/`. */
export const sizeDrawingFile = (id: number): string => `sizes/product-${id}.svg`

/** In px, for the highest product; above a lower one the drawing is cut off. */
export const sizeDrawingFormat = { width: 320, height: 228 } as const

/** The part of a product's address that leads to its size. */
export const sizeAnchor = 'size'
