import type { UnknownAction } from '@reduxjs/toolkit'
import { type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { useAppDispatch } from '../../../domain/state/hooks.ts'

interface MenuEvents {
  opened: UnknownAction
  closed: UnknownAction
  /** In ms from the pointer's leave to the close (specification 9). */
  closeDelayMs: number
}

const isMouse = ({ nativeEvent }: SyntheticEvent): boolean =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse'

/**
 * A mouse opens the menu by hover and closes it some time after it has left; touch, pen and keyboard use its
 * button. Events are dispatched only when the menu opens or closes.
 */
export const useHoverMenu = (open: boolean, { opened, closed, closeDelayMs }: MenuEvents) => {
  const dispatch = useAppDispatch()
  const id = useId()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stay = () => clearTimeout(timer.current)
  // When the menu opens or closes, a delayed close from an earlier hover is dropped.
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
