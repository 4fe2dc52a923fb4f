import { type RefObject, useLayoutEffect } from 'react'
import { place, type View } from './place.ts'

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
      const { left, top } = place(
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
    window.addEventListener('resize', put)
    document.addEventListener('scroll', follow, { capture: true, passive: true })
    return () => {
      window.removeEventListener('resize', put)
      document.removeEventListener('scroll', follow, { capture: true })
    }
  }, [box, term])
}
