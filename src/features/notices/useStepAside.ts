import { useEffect, useRef, useState } from 'react'

const isOver = (notice: DOMRect, control: DOMRect): boolean =>
  notice.top < control.bottom &&
  notice.bottom > control.top &&
  notice.left < control.right &&
  notice.right > control.left

const isInUpperHalf = ({ top, bottom }: DOMRect): boolean => top + bottom < window.innerHeight

/** Whether both are in the same half of the window. */
const isInSameHalf = (notice: DOMRect, control: DOMRect): boolean =>
  isInUpperHalf(notice) === isInUpperHalf(control)

/**
 * A notice that covers the control with the focus goes to the end of the window that is farther from it (WCAG
 * 2.4.11). `isAside` tells that it is not at its usual end. `partRef` is the ref of the notice or of a part
 * of it.
 */
export const useStepAside = <Part extends HTMLElement>() => {
  const partRef = useRef<Part>(null)
  const [isAside, setAside] = useState(false)

  useEffect(() => {
    const makeRoom = () => {
      const notice = partRef.current?.closest('[data-tone]')
      const { activeElement } = document
      if (!notice || !(activeElement instanceof HTMLElement)) return
      const place = notice.getBoundingClientRect()
      const control = activeElement.getBoundingClientRect()
      // Not a control: after a visit the whole page has the focus.
      if (activeElement.tabIndex < 0) setAside(false)
      else if (!notice.contains(activeElement) && isOver(place, control) && isInSameHalf(place, control))
        // Read from the element, as its place is: the state may be newer than both.
        setAside(!notice.matches('[data-aside]'))
    }
    makeRoom()
    const listeners = new AbortController()
    // On a phone the notice moves with the header, which ends in a transition of the header.
    for (const type of ['focusin', 'scrollend', 'transitionend'])
      document.addEventListener(type, makeRoom, { signal: listeners.signal })
    return () => listeners.abort()
  }, [])

  return { partRef, isAside }
}
