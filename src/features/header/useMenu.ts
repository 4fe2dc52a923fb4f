import { useEffect, useRef, type FocusEvent } from 'react'
import { leaves } from './menuEvents.ts'

/**
 * What the header's menus have in common: Escape closes an open one wherever the focus is, and takes the focus back
 * to its button when it was inside; the focus going elsewhere closes it too. `Place` holds the button and what unfolds.
 */
export const useMenu = <Place extends HTMLElement>(open: boolean, close: () => void) => {
  const place = useRef<Place>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (place.current?.contains(document.activeElement)) button.current?.focus()
      close()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  })

  const onBlur = (event: FocusEvent) => {
    if (open && leaves(event)) close()
  }
  return { place, button, onBlur }
}
