import type { OpenTerm } from '../../browser/openTerm.ts'

export type TermEvent =
  { type: 'hovered' | 'focused' | 'pressed'; trigger: string } | { type: 'left' | 'blurred' | 'dismissed' }

/** The open explanation after an event: at most one, until its hover, focus or press ends. */
export const nextOpenTerm = (open: OpenTerm | null, event: TermEvent): OpenTerm | null => {
  switch (event.type) {
    case 'hovered':
      return open?.trigger === event.trigger ? open : { trigger: event.trigger, by: 'hover' }
    case 'focused':
      return open?.trigger === event.trigger && open.by === 'press'
        ? open
        : { trigger: event.trigger, by: 'focus' }
    case 'pressed':
      return open?.trigger === event.trigger && open.by === 'press'
        ? null
        : { trigger: event.trigger, by: 'press' }
    case 'left':
      return open?.by === 'hover' ? null : open
    case 'blurred':
      return open?.by === 'hover' ? open : null
    case 'dismissed':
      return null
  }
}
