/** The header Retry-After (seconds, or a date) in ms since 1970; null when it is missing or unsound. */
export const retryAfterTime = (headers: Headers, now: number): number | null => {
  const text = headers.get('retry-after') ?? ''
  const time = /^\d+$/.test(text) ? now + Number(text) * 1000 : Date.parse(text)
  return Number.isNaN(time) ? null : time
}
