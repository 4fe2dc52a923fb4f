import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { LegalPage } from '../../content/site.ts'
import { pageVisited } from './addressSlice.ts'

type Modal =
  | { kind: 'legal'; page: LegalPage }
  | { kind: 'preview'; productId: number }
  | { kind: 'video'; productId: number; index: number }

/** At most one modal is open (specification 4); null when there is none. */
export const modalsSlice = createSlice({
  name: 'modals',
  initialState: null as Modal | null,
  reducers: {
    legalOpened: (_open, { payload: page }: PayloadAction<LegalPage>) => ({ kind: 'legal', page }),
    previewOpened: (_open, { payload: productId }: PayloadAction<number>) => ({ kind: 'preview', productId }),
    videoOpened: (_open, { payload }: PayloadAction<{ productId: number; index: number }>) => ({
      kind: 'video',
      ...payload,
    }),
    modalClosed: () => null,
  },
  extraReducers: (builder) => builder.addCase(pageVisited, () => null),
  selectors: { selectModal: (open) => open },
})

export const { legalOpened, previewOpened, videoOpened, modalClosed } = modalsSlice.actions
export const { selectModal } = modalsSlice.selectors
