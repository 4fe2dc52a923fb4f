/** `23 November 2026` in the visitor's time zone; `time` in ms since 1970. */
export const dayText = (time: number): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(time)
