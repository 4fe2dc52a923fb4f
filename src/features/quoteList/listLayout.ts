/** In px. The page keeps this room for the list until its script has loaded. */
export const rowHeight = 112
export const footHeight = 96
