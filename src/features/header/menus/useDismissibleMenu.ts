import type { UnknownAction } from '@reduxjs/toolkit'
import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useAppDispatch } from '../../../domain/state/hooks.ts'

/** Closes an open menu when it loses the focus and by Escape, which gives the focus back to the trigger. */
export const useDismissibleMenu = <Root extends HTMLElement>(open: boolean, closed: UnknownAction) => {
  const dispatch = useAppDispatch()
  const root = useRef<Root>(null)
  const trigger = useRef<HTMLButtonElement>(null)

  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    if (root.current?.contains(document.activeElement)) trigger.current?.focus()
    dispatch(closed)
  })
  useEffect(() => {
    if (!open) return undefined
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [open])

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (open && relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) dispatch(closed)
  }
  return { root, trigger, onBlur }
}
