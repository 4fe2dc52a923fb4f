import type { FocusEvent, SyntheticEvent } from 'react'

export const focusLeaves = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
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
