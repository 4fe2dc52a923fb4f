import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { countrySelected } from '../../domain/country/countrySlice.ts'
import { pageVisited } from '../../domain/state/addressSlice.ts'

/** `name` is the dropdown's in the navigation, `submenu` the id of a category (specification 4). */
type OpenMenu =
  { kind: 'dropdown'; name: string; submenu: string | null } | { kind: 'country' } | { kind: 'mobile' }

interface HeaderState {
  visible: boolean
  open: OpenMenu | null
  /** The products in the mobile menu. */
  unfolded: boolean
}

const initialState: HeaderState = { visible: true, open: null, unfolded: false }

const close = (state: HeaderState, kind: OpenMenu['kind']): void => {
  if (state.open?.kind === kind) state.open = null
}

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
    menuOpened: (state, { payload: name }: PayloadAction<string>) => {
      if (state.open?.kind === 'dropdown' && state.open.name === name) return
      state.open = { kind: 'dropdown', name, submenu: null }
    },
    menuClosed: (state) => close(state, 'dropdown'),
    submenuOpened: (state, { payload }: PayloadAction<string>) => {
      if (state.open?.kind === 'dropdown') state.open.submenu = payload
    },
    submenuClosed: (state) => {
      if (state.open?.kind === 'dropdown') state.open.submenu = null
    },
    countryMenuOpened: (state) => {
      state.open = { kind: 'country' }
    },
    countryMenuClosed: (state) => close(state, 'country'),
    mobileMenuToggled: (state) => {
      state.open = state.open?.kind === 'mobile' ? null : { kind: 'mobile' }
    },
    mobileMenuClosed: (state) => close(state, 'mobile'),
    mobileProductsToggled: (state) => {
      state.unfolded = !state.unfolded
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(countrySelected, (state) => close(state, 'country'))
      .addCase(pageVisited, (state) => {
        state.open = null
      })
  },
  selectors: {
    selectVisible: ({ visible }) => visible,
    selectHasOpenMenu: ({ open }) => open !== null,
    selectOpenMenu: ({ open }) => (open?.kind === 'dropdown' ? open.name : null),
    selectOpenSubmenu: ({ open }) => (open?.kind === 'dropdown' ? open.submenu : null),
    selectCountryMenuOpen: ({ open }) => open?.kind === 'country',
    selectMobileMenuOpen: ({ open }) => open?.kind === 'mobile',
    selectUnfolded: ({ unfolded }) => unfolded,
  },
})

export const {
  headerHidden,
  headerShown,
  menuOpened,
  menuClosed,
  submenuOpened,
  submenuClosed,
  countryMenuOpened,
  countryMenuClosed,
  mobileMenuToggled,
  mobileMenuClosed,
  mobileProductsToggled,
} = headerSlice.actions
export const {
  selectVisible,
  selectHasOpenMenu,
  selectOpenMenu,
  selectOpenSubmenu,
  selectCountryMenuOpen,
  selectMobileMenuOpen,
  selectUnfolded,
} = headerSlice.selectors

declare module '../../domain/state/rootState.ts' {
  interface RootState extends WithSlice<typeof headerSlice> {}
}
