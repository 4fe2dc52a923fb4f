import { isAnyOf } from '@reduxjs/toolkit'
import { pageVisited } from '../../state/addressSlice.ts'
import type { StartListening } from '../../state/rootState.ts'
import {
  countryMenuClosed,
  countryMenuHoverEnded,
  countryMenuOpened,
  menuClosed,
  menuHoverEnded,
  menuOpened,
  submenuClosed,
  submenuHoverEnded,
  submenuOpened,
} from './headerSlice.ts'

/** The delays are those of specification 9. */
const closings = [
  {
    hoverEnded: menuHoverEnded,
    settled: isAnyOf(menuOpened, menuClosed, pageVisited),
    closed: menuClosed,
    delayMs: 200,
  },
  {
    hoverEnded: submenuHoverEnded,
    settled: isAnyOf(submenuOpened, submenuClosed, menuClosed, pageVisited),
    closed: submenuClosed,
    delayMs: 300,
  },
  {
    hoverEnded: countryMenuHoverEnded,
    settled: isAnyOf(countryMenuOpened, countryMenuClosed, pageVisited),
    closed: countryMenuClosed,
    delayMs: 500,
  },
]

/** Closes a menu after its delay, unless the pointer comes back (specification 4). */
export const addHeaderListeners = (startListening: StartListening): void => {
  for (const { hoverEnded, settled, closed, delayMs } of closings) {
    startListening({
      matcher: isAnyOf(hoverEnded, settled),
      effect: async (action, api) => {
        api.cancelActiveListeners()
        if (!hoverEnded.match(action)) return
        await api.delay(delayMs)
        api.dispatch(closed())
      },
    })
  }
}
