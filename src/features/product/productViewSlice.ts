import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { addressChanged, pageVisited, visitStarted } from '../../domain/state/addressSlice.ts'

/** Hashes of the tabs; the first one has none. */
export const tabAnchors = ['', 'specifications', 'videos'] as const

interface ProductView {
  /** The page that the rest belongs to. */
  pathname: string
  tab: number
  picture: number
  /** The 3D view; `unsupported` where the browser cannot show one. */
  model: 'closed' | 'open' | 'failed' | 'unsupported'
}

const fresh = (pathname: string): ProductView => ({ pathname, tab: 0, picture: 0, model: 'closed' })

/** How the page of a product is looked at; another page begins anew. */
export const productViewSlice = createSlice({
  name: 'productView',
  initialState: fresh(''),
  reducers: {
    pictureSelected: (state, { payload }: PayloadAction<number>) => {
      state.picture = payload
      state.model = 'closed'
    },
    /** By a swipe, which may pass over a 3D view that is loading. */
    pictureTurned: (state, { payload }: PayloadAction<number>) => {
      state.picture = payload
    },
    modelOpened: (state) => {
      state.model = 'open'
    },
    modelClosed: (state) => {
      state.model = 'closed'
    },
    modelFailed: (state, { payload }: PayloadAction<'failed' | 'unsupported'>) => {
      state.model = payload
    },
  },
  extraReducers: (builder) =>
    builder.addMatcher(isAnyOf(visitStarted, pageVisited, addressChanged), (state, { payload }) => {
      const { pathname, hash } = payload
      const tab = tabAnchors.findIndex((anchor) => anchor === hash.slice(1))
      const view = pathname === state.pathname ? state : fresh(pathname)
      // A hash that names no tab changes nothing.
      return tab < 0 ? view : { ...view, tab }
    }),
  selectors: {
    selectTab: ({ tab }) => tab,
    selectPicture: ({ picture }) => picture,
    selectModelView: ({ model }) => model,
  },
})

export const { pictureSelected, pictureTurned, modelOpened, modelClosed, modelFailed } =
  productViewSlice.actions
export const { selectTab, selectPicture, selectModelView } = productViewSlice.selectors

declare module '../../domain/state/rootState.ts' {
  interface RootState extends WithSlice<typeof productViewSlice> {}
}
