import { type FocusEvent, type SyntheticEvent, useEffect, useRef } from 'react'

const focusLeaves = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)

/** A mouse opens menus by hover. */
export const isMousePointer = ({ nativeEvent }: SyntheticEvent): boolean =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse'

/** Touch and pen open a menu by a click. */
export const mouseOnly =
  (handle: () => void) =>
  (event: SyntheticEvent): void => {
    if (isMousePointer(event)) handle()
  }

/** Closes an open menu when it loses the focus and on Escape, which returns the focus to the trigger. */
export const useDismissibleMenu = <Root extends HTMLElement>(open: boolean, close: () => void) => {
  const root = useRef<Root>(null)
  const trigger = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (root.current?.contains(document.activeElement)) trigger.current?.focus()
      close()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  })

  const onBlur = (event: FocusEvent) => {
    if (open && focusLeaves(event)) close()
  }
  return { root, trigger, onBlur }
}
