import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { LegalPage } from '../../content/site.ts'
import { pageVisited } from './addressSlice.ts'

export type Modal =
  | { kind: 'legal'; page: LegalPage }
  | { kind: 'preview'; productId: number }
  | { kind: 'video'; productId: number; index: number }
  | { kind: 'picture'; productId: number; index: number }

const initialState: { open: Modal | null } = { open: null }

/** At most one modal is open (specification 4). */
export const modalsSlice = createSlice({
  name: 'modals',
  initialState,
  reducers: {
    legalOpened: (state, { payload }: PayloadAction<LegalPage>) => {
      state.open = { kind: 'legal', page: payload }
    },
    previewOpened: (state, { payload }: PayloadAction<number>) => {
      state.open = { kind: 'preview', productId: payload }
    },
    videoOpened: (state, { payload }: PayloadAction<{ productId: number; index: number }>) => {
      state.open = { kind: 'video', ...payload }
    },
    pictureOpened: (state, { payload }: PayloadAction<{ productId: number; index: number }>) => {
      state.open = { kind: 'picture', ...payload }
    },
    modalClosed: (state) => {
      state.open = null
    },
  },
  extraReducers: (builder) => builder.addCase(pageVisited, () => initialState),
  selectors: { selectModal: (state) => state.open },
})

export const { legalOpened, previewOpened, videoOpened, pictureOpened, modalClosed } = modalsSlice.actions
export const { selectModal } = modalsSlice.selectors

declare module './rootState.ts' {
  interface RootState extends WithSlice<typeof modalsSlice> {}
}
