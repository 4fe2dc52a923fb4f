/** The file of a product's drawing, below `public/`. */
export const sizeDrawingFile = (id: number): string => `sizes/product-${id}.svg`

/** In px, of the tallest product's drawing. A shorter one has its empty top cut off. */
export const sizeDrawingFormat = { width: 320, height: 226 } as const
