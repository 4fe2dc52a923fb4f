import type { UnknownAction } from '@reduxjs/toolkit'
import { type FocusEvent, useEffect, useRef } from 'react'
import { useAppDispatch } from '../../../domain/state/hooks.ts'

/** Closes an open menu when it loses the focus and on Escape, which returns the focus to the trigger. */
export const useDismissibleMenu = <Root extends HTMLElement>(open: boolean, closed: UnknownAction) => {
  const dispatch = useAppDispatch()
  const root = useRef<Root>(null)
  const trigger = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (root.current?.contains(document.activeElement)) trigger.current?.focus()
      dispatch(closed)
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  })

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (open && relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) dispatch(closed)
  }
  return { root, trigger, onBlur }
}
