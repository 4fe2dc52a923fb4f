import { type RefObject, useLayoutEffect } from 'react'

type Box = Pick<DOMRect, 'left' | 'top' | 'bottom'>
type Size = Pick<DOMRect, 'width' | 'height'>

/** The part of the window that nothing sticks over. */
interface View {
  width: number
  top: number
  bottom: number
}

const gap = 4
const edge = 8

/** Below the term, or above it if there is room only there; within the window's sides. In px. */
export const placeBox = (term: Box, size: Size, view: View): { left: number; top: number } => {
  const below = term.bottom + gap
  const above = term.top - gap - size.height
  const fitsBelow = below + size.height <= view.bottom
  return {
    left: Math.max(edge, Math.min(term.left, view.width - size.width - edge)),
    top: fitsBelow || above < view.top ? below : above,
  }
}

/** The part of the window that no sticky header or bar covers. */
const viewOf = (root: HTMLElement): View => {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(root)
  return {
    width: document.body.clientWidth,
    top: Number.parseFloat(scrollPaddingTop) || 0,
    bottom: root.clientHeight - (Number.parseFloat(scrollPaddingBottom) || 0),
  }
}

/** Puts the box beside the term, and again when the window or what holds the term moves. */
export const usePlaced = (box: RefObject<HTMLElement | null>, term: HTMLElement): void => {
  useLayoutEffect(() => {
    const put = () => {
      const { current } = box
      if (!current) return
      const origin = (current.offsetParent ?? document.body).getBoundingClientRect()
      const { left, top } = placeBox(
        term.getBoundingClientRect(),
        current.getBoundingClientRect(),
        viewOf(document.documentElement),
      )
      current.style.setProperty('left', `${left - origin.left}px`)
      current.style.setProperty('top', `${top - origin.top}px`)
    }
    const follow = ({ target }: Event) => {
      if (target !== document) put()
    }
    put()
    const listeners = new AbortController()
    const { signal } = listeners
    window.addEventListener('resize', put, { signal })
    document.addEventListener('scroll', follow, { signal, capture: true, passive: true })
    return () => listeners.abort()
  }, [box, term])
}
