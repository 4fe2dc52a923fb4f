export interface OpenTerm {
  /** The term and its place in the page: `uv Detection`. */
  trigger: string
  by: 'hover' | 'focus' | 'press'
}

/** The id of the text that describes the open term. */
export const explanationId = 'explanation'

/** What becomes of the open term; null when there is none. */
export type Change = (open: OpenTerm | null) => OpenTerm | null

const isPressed = (open: OpenTerm | null, trigger: string): boolean =>
  open?.trigger === trigger && open.by === 'press'

export const hovered =
  (trigger: string): Change =>
  (open) =>
    open?.trigger === trigger ? open : { trigger, by: 'hover' }

export const focused =
  (trigger: string): Change =>
  (open) =>
    isPressed(open, trigger) ? open : { trigger, by: 'focus' }

export const pressed =
  (trigger: string): Change =>
  (open) =>
    isPressed(open, trigger) ? null : { trigger, by: 'press' }

export const hoverEnded =
  (trigger: string): Change =>
  (open) =>
    open?.trigger === trigger && open.by === 'hover' ? null : open

export const blurred: Change = (open) => (open?.by === 'hover' ? open : null)
