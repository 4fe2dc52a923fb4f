import type { Store, UnknownAction } from '@reduxjs/toolkit'
import { shallowEqual } from 'react-redux'
import type { RootState, StartListening } from '../state/rootState.ts'
import { type Address, type AddressPart, wantedPath } from './address.ts'

export interface RoutingServices {
  /** Where the visitor is, or is going while that page is loading. */
  address: () => Address & { isLoading: boolean }
  navigate: (path: string, options: { replace: boolean }) => void
}

/** In ms, from the last key of a search to its address. */
export const searchDelayMs = 300

/** A choice is an entry of the history, so that Back undoes it. */
export const addChoiceListener = (
  startListening: StartListening<RootState, RoutingServices>,
  parts: readonly AddressPart[],
  isChoice: (action: UnknownAction) => boolean,
): void => {
  startListening({
    predicate: isChoice,
    effect: (_action, api) => {
      const path = wantedPath(parts, api.extra.address(), api.getState())
      if (path !== undefined) api.extra.navigate(path, { replace: false })
    },
  })
}

/**
 * Replaces the address when the store changes without a choice: a typed search, a withdrawn subcategory, a
 * jump in Redux DevTools. A change of the typed text is written `searchDelayMs` after the last key.
 */
export const keepAddress = (
  store: Pick<Store<RootState>, 'getState' | 'subscribe'>,
  services: RoutingServices,
  parts: readonly AddressPart[],
  typedText: (state: RootState) => string,
): void => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let before = store.getState()

  const write = (): void => {
    const { isLoading, ...address } = services.address()
    // Replacing the address now would cancel the navigation that is loading.
    if (isLoading) timer = setTimeout(write, searchDelayMs)
    else {
      const path = wantedPath(parts, address, store.getState())
      if (path !== undefined) services.navigate(path, { replace: true })
    }
  }

  store.subscribe(() => {
    const now = store.getState()
    const isSame = parts.every(({ select }) => shallowEqual(select(now), select(before)))
    const isTyped = typedText(now) !== typedText(before)
    before = now
    if (isSame) return
    clearTimeout(timer)
    timer = setTimeout(write, isTyped ? searchDelayMs : 0)
  })
}
