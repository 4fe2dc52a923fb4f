import type { UnknownAction } from '@reduxjs/toolkit'
import { type MouseEvent, type PointerEvent, useId, useLayoutEffect, useRef } from 'react'
import { useAppDispatch } from '../../../domain/state/hooks.ts'
import { useTimer } from '../../../ui/browser/timers.ts'

interface MenuEvents {
  opened: UnknownAction
  closed: UnknownAction
  /** How long a menu stays open after the pointer has left (specification 9). */
  closeDelayMs: number
}

const positionOf = ({ clientX, clientY }: PointerEvent): string => `${clientX} ${clientY}`

const isMouse = ({ pointerType }: PointerEvent): boolean => pointerType === 'mouse'

/** Only a mouse can hover. Touch, pen and keyboard use the button. */
export const useHoverMenu = (open: boolean, { opened, closed, closeDelayMs }: MenuEvents) => {
  const dispatch = useAppDispatch()
  const id = useId()
  const { start, stop } = useTimer()
  // In some browsers a click event has no `pointerType`.
  const pressedByMouse = useRef(false)
  // The header also moves below a mouse that rests, which is no hover after the press that left the menu.
  const pressedAt = useRef<string>(undefined)
  useLayoutEffect(() => {
    const hadFocus = document.getElementById(id)?.contains(document.activeElement)
    if (!open && hadFocus) document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus()
    // A delayed close of an earlier hover must not close a menu that was opened again.
    return stop
  }, [open, id, stop])

  const enter = (event: PointerEvent) => {
    if (!isMouse(event) || positionOf(event) === pressedAt.current) return
    stop()
    if (!open) dispatch(opened)
  }
  const leave = (event: PointerEvent) => {
    if (positionOf(event) !== pressedAt.current) pressedAt.current = undefined
    if (isMouse(event) && open) start(() => dispatch(closed), closeDelayMs)
  }
  return {
    hover: {
      onPointerEnter: enter,
      onPointerLeave: leave,
      onPointerDown: (event: PointerEvent) => {
        pressedAt.current = positionOf(event)
      },
    },
    button: {
      type: 'button',
      'aria-expanded': open,
      'aria-controls': id,
      onPointerDown: (event: PointerEvent) => {
        pressedByMouse.current = isMouse(event)
      },
      onClick: ({ detail }: MouseEvent) => {
        const byKeyboard = detail === 0
        if (!open) dispatch(opened)
        else if (byKeyboard || !pressedByMouse.current) dispatch(closed)
      },
    },
    panel: { id, 'data-open': open },
  } as const
}
