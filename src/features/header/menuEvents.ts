import type { FocusEvent, SyntheticEvent } from 'react'

/** Whether the focus goes to a place outside the element that hears the blur. */
export const leaves = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)

/** Whether a pointer's event or click comes from a mouse, which opens menus by hovering. */
export const isMouse = ({ nativeEvent }: SyntheticEvent): boolean =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse'

export const onMouse =
  (act: () => void) =>
  (event: SyntheticEvent): void => {
    if (isMouse(event)) act()
  }
