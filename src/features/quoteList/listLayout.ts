/** In px: the page reserves the room of a list from its first frame on. */
export const rowHeight = { phone: 176, wide: 112 }
export const footHeight = { phone: 120, wide: 76 }
