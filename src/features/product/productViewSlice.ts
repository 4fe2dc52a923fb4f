import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { addressChanged, pageVisited, visitStarted } from '../../domain/state/addressSlice.ts'

/** The hashes of the tabs; the first tab has none. */
export const tabAnchors = ['', 'specifications', 'videos'] as const

interface ProductView {
  /** The page of these values. */
  pathname: string
  tab: number
  picture: number
  /** The 3D view; `unsupported` in a browser without WebGL. */
  model: 'closed' | 'open' | 'failed' | 'unsupported'
}

const initialView = (pathname: string): ProductView => ({ pathname, tab: 0, picture: 0, model: 'closed' })

/** The view of one product's page; on another page all values are the initial ones. */
export const productViewSlice = createSlice({
  name: 'productView',
  initialState: initialView(''),
  reducers: {
    pictureSelected: (state, { payload }: PayloadAction<number>) => {
      state.picture = payload
      state.model = 'closed'
    },
    /** By a swipe, which does not close a 3D view that is still loading. */
    pictureTurned: (state, { payload }: PayloadAction<number>) => {
      state.picture = payload
    },
    modelOpened: (state) => {
      state.model = 'open'
    },
    modelClosed: (state) => {
      state.model = 'closed'
    },
    /** `failed` counts while the view is open: its script may fail after the visitor has closed it. */
    modelFailed: (state, { payload }: PayloadAction<'failed' | 'unsupported'>) => {
      if (payload === 'unsupported' || state.model === 'open') state.model = payload
    },
  },
  extraReducers: (builder) =>
    builder.addMatcher(isAnyOf(visitStarted, pageVisited, addressChanged), (state, { payload }) => {
      const { pathname, hash } = payload
      const tab = tabAnchors.findIndex((anchor) => anchor === hash.slice(1))
      const view = pathname === state.pathname ? state : initialView(pathname)
      // The hash may be of something else than a tab.
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
