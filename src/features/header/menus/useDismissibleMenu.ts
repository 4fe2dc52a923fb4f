import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useAppDispatch, useAppSelector } from '../../../domain/state/hooks.ts'
import { menuClosed, selectOpenMenu } from '../headerSlice.ts'

/**
 * Closes an open menu when it loses the focus, by a press elsewhere, which a touch screen may make without
 * moving the focus, and by Escape, which gives the focus back to the trigger.
 */
export const useDismissibleMenu = <Root extends HTMLElement>(name: string) => {
  const dispatch = useAppDispatch()
  const open = useAppSelector((state) => selectOpenMenu(state) === name)
  const root = useRef<Root>(null)
  const trigger = useRef<HTMLButtonElement>(null)

  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    if (root.current?.contains(document.activeElement)) trigger.current?.focus()
    dispatch(menuClosed(name))
  })
  const closeOutside = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !root.current?.contains(target)) dispatch(menuClosed(name))
  })
  useEffect(() => {
    if (!open) return undefined
    const whileOpen = new AbortController()
    document.addEventListener('keydown', closeOnEscape, whileOpen)
    document.addEventListener('pointerdown', closeOutside, whileOpen)
    return () => whileOpen.abort()
  }, [open])

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (open && relatedTarget instanceof Node && !currentTarget.contains(relatedTarget))
      dispatch(menuClosed(name))
  }
  return { open, root, trigger, onBlur }
}
