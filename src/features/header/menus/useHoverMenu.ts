import type { UnknownAction } from '@reduxjs/toolkit'
import { type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { useAppDispatch } from '../../../domain/state/hooks.ts'

interface MenuEvents {
  opened: UnknownAction
  closed: UnknownAction
  /** How long a menu stays open after the pointer has left (specification 9). */
  closeDelayMs: number
}

const isMouse = ({ nativeEvent }: SyntheticEvent): boolean =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse'

/** Hover is for the mouse alone; touch, pen and keyboard use the button. */
export const useHoverMenu = (open: boolean, { opened, closed, closeDelayMs }: MenuEvents) => {
  const dispatch = useAppDispatch()
  const id = useId()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stay = () => clearTimeout(timer.current)
  // A delayed close of an earlier hover must not close a menu that was opened again.
  useEffect(() => stay, [open])

  const enter = (event: SyntheticEvent) => {
    if (!isMouse(event)) return
    stay()
    if (!open) dispatch(opened)
  }
  const leave = (event: SyntheticEvent) => {
    if (!isMouse(event) || !open) return
    stay()
    timer.current = setTimeout(() => dispatch(closed), closeDelayMs)
  }
  return {
    hover: { onPointerEnter: enter, onPointerLeave: leave },
    button: {
      type: 'button',
      'aria-expanded': open,
      'aria-controls': id,
      onClick: (event: SyntheticEvent) => {
        if (!open) dispatch(opened)
        else if (!isMouse(event)) dispatch(closed)
      },
    },
    panel: { id, 'data-open': open },
  } as const
}
