/** A name that ends in Ms is a length of time in ms; `now`, and one that ends in At, is in ms since 1970. */
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
