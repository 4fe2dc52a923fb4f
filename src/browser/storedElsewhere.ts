/**
 * What another tab has stored under a key, null when it has removed it; undefined when the event tells of
 * something else.
 */
export const storedElsewhere = (event: Event, storageKey: string): string | null | undefined => {
  if (!('newValue' in event && 'key' in event)) return undefined
  // The event of a cleared storage names no key.
  if (event.key !== storageKey && event.key !== null) return undefined
  return typeof event.newValue === 'string' ? event.newValue : null
}
