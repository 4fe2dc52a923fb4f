import { createAction, createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { pageVisited } from '../state/addressSlice.ts'
import type { StartListening } from '../state/rootState.ts'

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
    hoverEnded: (open) => (open?.by === 'hover' ? null : open),
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

/** Moves of the mouse: after a delay the listener below makes `termHovered` and `hoverEnded` of them. */
export const termEntered = createAction<string>('openTerm/termEntered')
export const termLeft = createAction('openTerm/termLeft')
export const explanationEntered = createAction('openTerm/explanationEntered')

// A mouse that only passes by opens nothing, and one on its way to the explanation does not close it.
const openDelayMs = 120
const closeDelayMs = 300

/** Opens a term 120 ms after the pointer came, and closes it 300 ms after it left. */
export const addOpenTermListeners = (startListening: StartListening): void => {
  startListening({
    matcher: isAnyOf(termEntered, termLeft, explanationEntered, termFocused, termPressed, termDismissed),
    effect: async (action, api) => {
      api.cancelActiveListeners()
      if (termEntered.match(action)) {
        await api.delay(openDelayMs)
        api.dispatch(termHovered(action.payload))
      }
      if (termLeft.match(action)) {
        await api.delay(closeDelayMs)
        api.dispatch(hoverEnded())
      }
    },
  })
}

declare module '../state/rootState.ts' {
  interface RootState extends WithSlice<typeof openTermSlice> {}
}
