/** In px. The page keeps this room for the list until its script has loaded. */
export const rowHeight = { phone: 176, wide: 112 }
export const footHeight = { phone: 276, wide: 156 }
export const sizesHeight = 200
