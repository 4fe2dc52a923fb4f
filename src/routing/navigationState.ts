/** Why the address of a page changed without a visit to another; kept in the history entry's state. */
export type AddressCause = StoreNavigation | 'tab'

/** The store's reasons. */
export type StoreNavigation = 'filter' | 'timeTravel'

export const navigationState = (cause: AddressCause) => ({ cause })

const causes: readonly unknown[] = ['filter', 'timeTravel', 'tab'] satisfies AddressCause[]

const isCause = (value: unknown): value is AddressCause => causes.includes(value)

/** Other scripts may have written the state. */
export const causeOf = (state: unknown): AddressCause | undefined => {
  if (typeof state !== 'object' || state === null || !('cause' in state)) return undefined
  return isCause(state.cause) ? state.cause : undefined
}
