import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { pageVisited } from '../../app/events.ts'

export interface HeaderState {
  visible: boolean
  /** The name of the open dropdown. */
  openMenu: string | null
  /** The category id of the open second level. */
  openSubmenu: string | null
  countryMenuOpen: boolean
  mobileMenuOpen: boolean
}

const initialState: HeaderState = {
  visible: true,
  openMenu: null,
  openSubmenu: null,
  countryMenuOpen: false,
  mobileMenuOpen: false,
}

/** What of the header is shown or open (spec section 4). `...Left` starts a delay, `...Closed` ends it. */
export const headerSlice = createSlice({
  name: 'header',
  initialState,
  reducers: {
    headerHidden: (state) => {
      state.visible = false
    },
    headerShown: (state) => {
      state.visible = true
    },
    menuOpened: (state, { payload }: PayloadAction<string>) => {
      state.openMenu = payload
      state.countryMenuOpen = false
    },
    menuLeft: () => undefined,
    menuClosed: (state) => {
      state.openMenu = null
      state.openSubmenu = null
    },
    submenuOpened: (state, { payload }: PayloadAction<string>) => {
      state.openSubmenu = payload
    },
    submenuLeft: () => undefined,
    submenuClosed: (state) => {
      state.openSubmenu = null
    },
    countryMenuOpened: (state) => {
      state.countryMenuOpen = true
      state.openMenu = null
      state.openSubmenu = null
    },
    countryMenuLeft: () => undefined,
    countryMenuClosed: (state) => {
      state.countryMenuOpen = false
    },
    mobileMenuToggled: (state) => {
      state.mobileMenuOpen = !state.mobileMenuOpen
    },
    mobileMenuClosed: (state) => {
      state.mobileMenuOpen = false
    },
  },
  extraReducers: (builder) =>
    builder.addCase(pageVisited, (state) => ({ ...initialState, visible: state.visible })),
  selectors: { selectHeader: (state) => state },
})

export const {
  headerHidden,
  headerShown,
  menuOpened,
  menuLeft,
  menuClosed,
  submenuOpened,
  submenuLeft,
  submenuClosed,
  countryMenuOpened,
  countryMenuLeft,
  countryMenuClosed,
  mobileMenuToggled,
  mobileMenuClosed,
} = headerSlice.actions
export const { selectHeader } = headerSlice.selectors
