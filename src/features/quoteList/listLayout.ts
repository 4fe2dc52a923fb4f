/** In px: the page reserves room for the list before its script arrives. */
export const rowHeight = { phone: 176, wide: 112 }
export const footHeight = { phone: 276, wide: 156 }
export const sizesHeight = 200
