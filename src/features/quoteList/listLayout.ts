/** In px: the page reserves room for the list before its script arrives. */
export const rowHeight = { phone: 176, wide: 112 }
export const footHeight = { phone: 120, wide: 76 }
export const sizesHeight = 200
