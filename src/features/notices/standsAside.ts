const isInUpperHalf = ({ top, bottom }: DOMRect): boolean => top + bottom < window.innerHeight

/**
 * Whether a toast belongs at the end of the window where it usually is not. One that covers the control with
 * the focus goes to the end that is farther from it (WCAG 2.4.11). Where it is now, `data-aside` tells.
 */
export const standsAside = (toast: Element): boolean => {
  const isAside = toast.hasAttribute('data-aside')
  const control = document.activeElement
  if (!(control instanceof HTMLElement) || toast.contains(control)) return isAside
  // Not a control: after a visit the whole page has the focus.
  if (control.tabIndex < 0) return false
  const [a, b] = [toast.getBoundingClientRect(), control.getBoundingClientRect()]
  const isCovered = a.top < b.bottom && a.bottom > b.top && a.left < b.right && a.right > b.left
  return isCovered && isInUpperHalf(a) === isInUpperHalf(b) ? !isAside : isAside
}
