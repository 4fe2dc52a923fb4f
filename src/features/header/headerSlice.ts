import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { pageVisited } from '../../routing/events.ts'

export interface HeaderState {
  visible: boolean
  openMenu: string | null
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

/** Which menus are open (specification 4). */
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
    menuHoverEnded: () => undefined,
    menuClosed: (state) => {
      state.openMenu = null
      state.openSubmenu = null
    },
    submenuOpened: (state, { payload }: PayloadAction<string>) => {
      state.openSubmenu = payload
    },
    submenuHoverEnded: () => undefined,
    submenuClosed: (state) => {
      state.openSubmenu = null
    },
    countryMenuOpened: (state) => {
      state.countryMenuOpen = true
      state.openMenu = null
      state.openSubmenu = null
    },
    countryMenuHoverEnded: () => undefined,
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
  selectors: {
    selectHeader: (state) => state,
    selectFolded: ({ openMenu, countryMenuOpen, mobileMenuOpen }) =>
      openMenu === null && !countryMenuOpen && !mobileMenuOpen,
    selectVisible: ({ visible }) => visible,
    selectOpenMenu: ({ openMenu }) => openMenu,
    selectOpenSubmenu: ({ openSubmenu }) => openSubmenu,
    selectCountryMenuOpen: ({ countryMenuOpen }) => countryMenuOpen,
    selectMobileMenuOpen: ({ mobileMenuOpen }) => mobileMenuOpen,
  },
})

export const {
  headerHidden,
  headerShown,
  menuOpened,
  menuHoverEnded,
  menuClosed,
  submenuOpened,
  submenuHoverEnded,
  submenuClosed,
  countryMenuOpened,
  countryMenuHoverEnded,
  countryMenuClosed,
  mobileMenuToggled,
  mobileMenuClosed,
} = headerSlice.actions
export const {
  selectHeader,
  selectFolded,
  selectVisible,
  selectOpenMenu,
  selectOpenSubmenu,
  selectCountryMenuOpen,
  selectMobileMenuOpen,
} = headerSlice.selectors
