export interface OpenTerm {
  /** The term's element, by its name (listenToTerms.ts). */
  trigger: string
  by: 'hover' | 'focus' | 'press'
}

export type TermEvent =
  { type: 'hovered' | 'focused' | 'pressed'; trigger: string } | { type: 'left' | 'blurred' | 'dismissed' }

/** The open explanation after an event: at most one, until its hover, focus or press ends. */
export const nextOpenTerm = (open: OpenTerm | null, event: TermEvent): OpenTerm | null => {
  const isOpen = 'trigger' in event && open?.trigger === event.trigger
  const isPressed = isOpen && open.by === 'press'
  switch (event.type) {
    case 'hovered':
      return isOpen ? open : { trigger: event.trigger, by: 'hover' }
    case 'focused':
      return isPressed ? open : { trigger: event.trigger, by: 'focus' }
    case 'pressed':
      return isPressed ? null : { trigger: event.trigger, by: 'press' }
    case 'left':
      return open?.by === 'hover' ? null : open
    case 'blurred':
      return open?.by === 'hover' ? open : null
    case 'dismissed':
      return null
  }
}
