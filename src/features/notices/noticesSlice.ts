import { createSlice, nanoid, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit'

export interface Notice {
  id: string
  title: string
  description: string
  tone: 'default' | 'destructive'
  durationMs: number
  action?: { label: string; event: UnknownAction }
}

export type NoticeDraft = Pick<Notice, 'title'> & Partial<Omit<Notice, 'id'>>

/** Specification 8 gives the time. */
const usual = { description: '', tone: 'default', durationMs: 5000 } as const

/** The queue of notices; the last one is visible (specification 8). */
export const noticesSlice = createSlice({
  name: 'notices',
  initialState: [] as Notice[],
  reducers: {
    noticePosted: {
      prepare: (draft: NoticeDraft) => ({ payload: { ...usual, ...draft, id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<Notice>) => [...state, payload],
    },
    /** Those before it go too, because it has taken their place. */
    noticeDismissed: (state, { payload: id }: PayloadAction<string>) =>
      state.slice(state.findIndex((notice) => notice.id === id) + 1),
  },
  selectors: { selectNotices: (state) => state },
})

export const { noticePosted, noticeDismissed } = noticesSlice.actions
export const { selectNotices } = noticesSlice.selectors
