import type { ShownTerm } from '../../ui/openTerm.ts'

export type TermEvent =
  { type: 'hovered' | 'focused' | 'pressed'; trigger: string } | { type: 'left' | 'blurred' | 'dismissed' }

/** What is shown after an event: one explanation at most, for as long as what opened it lasts. */
export const nextShown = (shown: ShownTerm | null, event: TermEvent): ShownTerm | null => {
  switch (event.type) {
    case 'hovered':
      return shown?.trigger === event.trigger ? shown : { trigger: event.trigger, by: 'hover' }
    case 'focused':
      return shown?.trigger === event.trigger && shown.by === 'press'
        ? shown
        : { trigger: event.trigger, by: 'focus' }
    case 'pressed':
      return shown?.trigger === event.trigger && shown.by === 'press'
        ? null
        : { trigger: event.trigger, by: 'press' }
    case 'left':
      return shown?.by === 'hover' ? null : shown
    case 'blurred':
      return shown?.by === 'hover' ? shown : null
    case 'dismissed':
      return null
  }
}
