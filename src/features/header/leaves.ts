import type { FocusEvent } from 'react'

/** Whether the focus goes to a place outside the element that hears the blur. */
export const leaves = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)
