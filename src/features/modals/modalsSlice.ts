import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { pageVisited } from '../../app/events.ts'
import type { LegalPage } from '../../app/paths.ts'

/** The open modal by ids alone: its content is looked up where it is shown. */
export type Modal =
  | { kind: 'legal'; page: LegalPage }
  | { kind: 'preview'; productId: number }
  | { kind: 'video'; productId: number; index: number }

export interface ModalsState {
  open: Modal | null
}

const initialState: ModalsState = { open: null }

/** At most one modal is open (spec section 4). */
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
    modalClosed: (state) => {
      state.open = null
    },
  },
  extraReducers: (builder) => builder.addCase(pageVisited, () => initialState),
  selectors: { selectModal: (state) => state.open },
})

export const { legalOpened, previewOpened, videoOpened, modalClosed } = modalsSlice.actions
export const { selectModal } = modalsSlice.selectors
