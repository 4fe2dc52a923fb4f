/** In px. The page keeps this room for the list until its script has loaded. */
export const rowHeight = { phone: 140, wide: 112, beside: 128 }
export const footHeight = 96
