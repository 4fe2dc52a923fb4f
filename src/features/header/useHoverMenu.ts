import type { UnknownAction } from '@reduxjs/toolkit'
import { type SyntheticEvent, useId } from 'react'
import { useAppDispatch } from '../../state/hooks.ts'

interface MenuEvents {
  opened: UnknownAction
  closed: UnknownAction
  hoverEnded: UnknownAction
}

const isMouse = ({ nativeEvent }: SyntheticEvent): boolean =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse'

/** A mouse opens the menu by hover; touch, pen and keyboard open and close it by its button. */
export const useHoverMenu = (open: boolean, { opened, closed, hoverEnded }: MenuEvents) => {
  const dispatch = useAppDispatch()
  const id = useId()
  const byMouse = (event: SyntheticEvent, action: UnknownAction) => isMouse(event) && dispatch(action)
  return {
    hover: {
      onPointerEnter: (event: SyntheticEvent) => byMouse(event, opened),
      onPointerLeave: (event: SyntheticEvent) => byMouse(event, hoverEnded),
    },
    button: {
      type: 'button',
      'aria-expanded': open,
      'aria-controls': id,
      onClick: (event: SyntheticEvent) => dispatch(open && !isMouse(event) ? closed : opened),
    },
    panel: { id, 'data-open': open },
  } as const
}
