import { isAnyOf } from '@reduxjs/toolkit'
import { pageVisited } from '../state/addressSlice.ts'
import type { StartListening } from '../state/rootState.ts'
import {
  explanationEntered,
  hoverEnded,
  termDismissed,
  termEntered,
  termFocused,
  termHovered,
  termLeft,
  termPressed,
} from './openTermSlice.ts'

// A mouse that only passes by opens nothing, and one on its way to the explanation does not close it.
const openDelayMs = 120
const closeDelayMs = 300

/** Also a visit to another page, whose terms may have the same words at the same places. */
const endsWaiting = isAnyOf(
  termEntered,
  termLeft,
  explanationEntered,
  termFocused,
  termPressed,
  termDismissed,
  pageVisited,
)

/** Opens a term 120 ms after the pointer came, and closes it 300 ms after it left. */
export const addOpenTermListeners = (startListening: StartListening): void => {
  startListening({
    matcher: endsWaiting,
    effect: async (action, api) => {
      api.cancelActiveListeners()
      if (termEntered.match(action)) {
        await api.delay(openDelayMs)
        api.dispatch(termHovered(action.payload))
      }
      if (termLeft.match(action)) {
        await api.delay(closeDelayMs)
        api.dispatch(hoverEnded())
      }
    },
  })
}
