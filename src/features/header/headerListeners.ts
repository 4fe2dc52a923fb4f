import { isAnyOf } from '@reduxjs/toolkit'
import { pageVisited } from '../../app/events.ts'
import type { AppStartListening } from '../../app/store.ts'
import {
  countryMenuClosed,
  countryMenuLeft,
  countryMenuOpened,
  menuClosed,
  menuLeft,
  menuOpened,
  submenuClosed,
  submenuLeft,
  submenuOpened,
} from './headerSlice.ts'

/** Milliseconds between the pointer's leaving and the closing (spec section 9). */
const closeDelays = { menu: 200, submenu: 300, countryMenu: 500 } as const

const closings = [
  {
    left: menuLeft,
    settled: isAnyOf(menuOpened, menuClosed, pageVisited),
    closed: menuClosed,
    delay: closeDelays.menu,
  },
  {
    left: submenuLeft,
    settled: isAnyOf(submenuOpened, submenuClosed, menuClosed, pageVisited),
    closed: submenuClosed,
    delay: closeDelays.submenu,
  },
  {
    left: countryMenuLeft,
    settled: isAnyOf(countryMenuOpened, countryMenuClosed, pageVisited),
    closed: countryMenuClosed,
    delay: closeDelays.countryMenu,
  },
]

/** Closes what the pointer has left, after its delay, unless it came back (spec section 4). */
export const addHeaderListeners = (startListening: AppStartListening): void => {
  for (const { left, settled, closed, delay } of closings) {
    startListening({
      matcher: isAnyOf(left, settled),
      effect: async (action, api) => {
        api.cancelActiveListeners()
        if (!left.match(action)) return
        await api.delay(delay)
        api.dispatch(closed())
      },
    })
  }
}
