import { isAnyOf } from '@reduxjs/toolkit'
import type { StartListening } from '../../lib/startListening.ts'
import { pageVisited } from '../../routing/events.ts'
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

/** In ms after the hover ends (specification 9). */
const closeDelays = { menu: 200, submenu: 300, countryMenu: 500 } as const

const closings = [
  {
    hoverEnded: menuHoverEnded,
    settled: isAnyOf(menuOpened, menuClosed, pageVisited),
    closed: menuClosed,
    delay: closeDelays.menu,
  },
  {
    hoverEnded: submenuHoverEnded,
    settled: isAnyOf(submenuOpened, submenuClosed, menuClosed, pageVisited),
    closed: submenuClosed,
    delay: closeDelays.submenu,
  },
  {
    hoverEnded: countryMenuHoverEnded,
    settled: isAnyOf(countryMenuOpened, countryMenuClosed, pageVisited),
    closed: countryMenuClosed,
    delay: closeDelays.countryMenu,
  },
]

/** Closes a menu after its delay, unless the pointer comes back (specification 4). */
export const addHeaderListeners = (startListening: StartListening<unknown, unknown>): void => {
  for (const { hoverEnded, settled, closed, delay } of closings) {
    startListening({
      matcher: isAnyOf(hoverEnded, settled),
      effect: async (action, api) => {
        api.cancelActiveListeners()
        if (!hoverEnded.match(action)) return
        await api.delay(delay)
        api.dispatch(closed())
      },
    })
  }
}
