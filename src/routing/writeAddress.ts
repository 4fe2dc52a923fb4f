import type { UnknownAction } from '@reduxjs/toolkit'
import type { Address } from '../state/addressSlice.ts'
import type { RootState, StartListening } from '../state/rootState.ts'

export interface RoutingServices {
  /** Where the visitor is, or is going while that page is loading. */
  address: () => Pick<Address, 'pathname' | 'search'> & { isLoading: boolean }
  navigate: (path: string, options: { replace: boolean }) => void
}

/** In ms, from the last key of a search to its address. */
export const searchDelayMs = 300

interface Choices {
  /** An action that makes an entry of the history, so that Back undoes it. */
  isChoice: (action: UnknownAction) => boolean
  /** One that replaces the entry, such as a key of a search. */
  isReplacement: (action: UnknownAction) => boolean
  /** Whether more of them may follow soon. */
  isTyped: (action: UnknownAction) => boolean
  /**
   * The address with the state's choice, for the page of `address`; undefined when `address` has it already.
   */
  chosenPath: (address: Pick<Address, 'pathname' | 'search'>, state: RootState) => string | undefined
}

/** Writes what a visitor chooses on a page into its address. Listeners do not run on a jump in DevTools. */
export const addAddressListeners = (
  startListening: StartListening<RootState, RoutingServices>,
  { isChoice, isReplacement, isTyped, chosenPath }: Choices,
): void => {
  startListening({
    predicate: (action) => isChoice(action) || isReplacement(action),
    effect: async (action, api) => {
      api.cancelActiveListeners()
      const { address, navigate } = api.extra
      const write = (replace: boolean) => {
        const path = chosenPath(address(), api.getState())
        if (path !== undefined) navigate(path, { replace })
      }
      if (isChoice(action)) {
        write(false)
        return
      }
      await api.delay(isTyped(action) ? searchDelayMs : 0)
      // Replacing the address now would cancel the navigation that is loading.
      while (address().isLoading) await api.delay(searchDelayMs)
      write(true)
    },
  })
}
