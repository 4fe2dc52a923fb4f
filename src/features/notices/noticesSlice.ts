import { createSlice, nanoid, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit'

export interface Notice {
  id: string
  title: string
  description: string
  tone: 'default' | 'destructive'
  durationMs: number
  /** A press on its button dispatches `event`. */
  action?: { label: string; event: UnknownAction }
}

export type NoticeDraft = Pick<Notice, 'title'> & Partial<Omit<Notice, 'id'>>

/** By specification 8. */
const noticeDurationMs = 5000

/** The queue of notices; one at a time is visible (specification 8). */
export const noticesSlice = createSlice({
  name: 'notices',
  initialState: [] as Notice[],
  reducers: {
    noticePosted: {
      prepare: (draft: NoticeDraft) => ({
        payload: {
          id: nanoid(),
          description: '',
          tone: 'default',
          durationMs: noticeDurationMs,
          ...draft,
        } as const,
      }),
      reducer: (state, { payload }: PayloadAction<Notice>) => {
        state.push(payload)
      },
    },
    noticeDismissed: (state, { payload: id }: PayloadAction<string>) =>
      state.filter((notice) => notice.id !== id),
  },
  selectors: { selectNotices: (state) => state },
})

export const { noticePosted, noticeDismissed } = noticesSlice.actions
export const { selectNotices } = noticesSlice.selectors
