import { useEffect, useRef, useState } from 'react'

const isOver = (notice: Element, other: Element): boolean => {
  const [a, b] = [notice.getBoundingClientRect(), other.getBoundingClientRect()]
  return a.top < b.bottom && a.bottom > b.top && a.left < b.right && a.right > b.left
}

/**
 * Whether a notice has to stand at the other end of the window, because it would cover the control that has
 * the focus (WCAG 2.4.11); on the next page it is back in its own place. `partRef` is the ref of the notice
 * or of a part of it.
 */
export const useStepAside = <Part extends HTMLElement>() => {
  const partRef = useRef<Part>(null)
  const [isAside, setAside] = useState(false)

  useEffect(() => {
    const look = () => {
      const notice = partRef.current?.closest('[data-tone]')
      const { activeElement } = document
      if (!notice || !(activeElement instanceof HTMLElement)) return
      // What Tab does not reach may be covered in part, such as the whole page, which has the focus at first.
      if (activeElement.tabIndex < 0) setAside(false)
      else if (!notice.contains(activeElement) && isOver(notice, activeElement)) setAside((aside) => !aside)
    }
    look()
    const listeners = new AbortController()
    for (const type of ['focusin', 'scrollend'])
      document.addEventListener(type, look, { signal: listeners.signal })
    return () => listeners.abort()
  }, [])

  return { partRef, isAside }
}
