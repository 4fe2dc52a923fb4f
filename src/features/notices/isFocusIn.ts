export const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const isInUpperHalf = ({ top, bottom }: DOMRect): boolean => top + bottom < window.innerHeight

/**
 * Whether the focused control lies in a part of the window. One that reaches into it and is nearer to
 * the other end of the window does not.
 */
export const isFocusIn = (container: DOMRect): boolean => {
  const control = document.activeElement
  // After a visit the whole page has the focus, which is not a control.
  if (!(control instanceof HTMLElement) || control.tabIndex < 0) return false
  const box = control.getBoundingClientRect()
  return overlap(box, container) && isInUpperHalf(box) === isInUpperHalf(container)
}
