import { createAction, createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { pageVisited } from '../state/addressSlice.ts'
import type { StartListening } from '../state/rootState.ts'

export interface OpenTerm {
  /** The term and its place in the page, as `uv Detection`. */
  trigger: string
  by: 'hover' | 'focus' | 'press'
}

const isPressed = (open: OpenTerm | null, trigger: string): boolean =>
  open?.trigger === trigger && open.by === 'press'

/** The one term of the page whose explanation is open, until its hover, focus or press ends. */
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
    /** What has opened the explanation of this term; undefined while it is closed. */
    selectOpenBy: (open, trigger: string) => (open?.trigger === trigger ? open.by : undefined),
  },
})

export const { termHovered, termFocused, termPressed, hoverEnded, termBlurred, termDismissed } =
  openTermSlice.actions
export const { selectOpenBy } = openTermSlice.selectors

/** The mouse has come to a term, left it or its explanation, or come to the explanation. */
export const termEntered = createAction<string>('openTerm/termEntered')
export const termLeft = createAction('openTerm/termLeft')
export const explanationEntered = createAction('openTerm/explanationEntered')

/** A mouse that passes by opens nothing, and one on its way to the explanation closes nothing. */
const openDelayMs = 120
const closeDelayMs = 300

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
