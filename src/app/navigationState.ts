/** Why the store, and not a link, changed the address; kept in the history entry's state. */
export type StoreNavigation = 'filter' | 'timeTravel'

export const navigationState = (cause: StoreNavigation) => ({ cause })

/** The cause in a history entry's state, which may be anything. */
export const causeOf = (state: unknown): StoreNavigation | undefined => {
  if (typeof state !== 'object' || state === null || !('cause' in state)) return undefined
  return state.cause === 'filter' || state.cause === 'timeTravel' ? state.cause : undefined
}
