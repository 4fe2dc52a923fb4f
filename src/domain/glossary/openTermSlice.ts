import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { pageVisited } from '../state/addressSlice.ts'

export interface OpenTerm {
  /** The term and its place in the page: `uv Detection`. */
  trigger: string
  by: 'hover' | 'focus' | 'press'
}

/** The id of the text that describes the open term. */
export const explanationId = 'explanation'

const isPressed = (open: OpenTerm | null, trigger: string): boolean =>
  open?.trigger === trigger && open.by === 'press'

/** The only term whose explanation is open; null when there is none. */
export const openTermSlice = createSlice({
  name: 'openTerm',
  initialState: null as OpenTerm | null,
  reducers: {
    termHovered: (open, { payload: trigger }: PayloadAction<string>) =>
      open?.trigger === trigger ? open : { trigger, by: 'hover' },
    termFocused: (open, { payload: trigger }: PayloadAction<string>) =>
      isPressed(open, trigger) ? open : { trigger, by: 'focus' },
    termPressed: (open, { payload: trigger }: PayloadAction<string>) =>
      isPressed(open, trigger) ? null : { trigger, by: 'press' },
    hoverEnded: (open, { payload: trigger }: PayloadAction<string>) =>
      open?.trigger === trigger && open.by === 'hover' ? null : open,
    termBlurred: (open) => (open?.by === 'hover' ? open : null),
    termDismissed: () => null,
  },
  extraReducers: (builder) => builder.addCase(pageVisited, () => null),
  selectors: {
    /** Undefined while the explanation of this term is closed. */
    selectOpenBy: (open, trigger: string) => (open?.trigger === trigger ? open.by : undefined),
  },
})

export const { termHovered, termFocused, termPressed, hoverEnded, termBlurred, termDismissed } =
  openTermSlice.actions
export const { selectOpenBy } = openTermSlice.selectors
