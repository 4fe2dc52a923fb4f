import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { countrySelected } from '../../domain/country/countrySlice.ts'
import { pageVisited } from '../../domain/state/addressSlice.ts'

/** The names of the menus that are not dropdowns of the navigation. */
export const countryMenu = 'country'
export const mobileMenu = 'mobile'

interface HeaderState {
  visible: boolean
  /** The open menu; `submenu` is the id of the category whose second level is open (specification 4). */
  open: { name: string; submenu: string | null } | null
}

const initialState: HeaderState = { visible: true, open: null }

const close = (state: HeaderState, name: string): void => {
  if (state.open?.name === name) state.open = null
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
      if (state.open?.name !== name) state.open = { name, submenu: null }
    },
    menuClosed: (state, { payload: name }: PayloadAction<string>) => close(state, name),
    submenuOpened: (state, { payload }: PayloadAction<string>) => {
      if (state.open) state.open.submenu = payload
    },
    submenuClosed: (state) => {
      if (state.open) state.open.submenu = null
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(countrySelected, (state) => close(state, countryMenu))
      .addCase(pageVisited, (state) => {
        state.open = null
      })
  },
  selectors: {
    selectVisible: ({ visible }) => visible,
    selectOpenMenu: ({ open }) => open?.name,
    selectOpenSubmenu: ({ open }) => open?.submenu,
  },
})

export const { headerHidden, headerShown, menuOpened, menuClosed, submenuOpened, submenuClosed } =
  headerSlice.actions
export const { selectVisible, selectOpenMenu, selectOpenSubmenu } = headerSlice.selectors
