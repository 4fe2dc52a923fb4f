import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { scrollBehavior } from '../lib/motion.ts'
import { savePositions, savedPosition } from './scrollPositions.ts'

/** Milliseconds between a navigation and the scroll to the top (spec section 9). */
const scrollDelay = 100

const scrollToHash = (hash: string): boolean => {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)))
  target?.scrollIntoView({ behavior: scrollBehavior() })
  return target !== null
}

/** A new page starts at its top, a hash scrolls to its target, Back and Forward return to where the page was left. */
export const ScrollManager = () => {
  const { pathname, hash, key } = useLocation()
  const byHistory = useNavigationType() === 'POP'

  useEffect(() => savePositions(key), [key])

  useEffect(() => {
    if (!byHistory) return
    const position = savedPosition(key)
    if (position !== undefined) window.scrollTo({ top: position, behavior: 'instant' })
    else if (hash) scrollToHash(hash)
  }, [byHistory, key, hash])

  useEffect(() => {
    if (byHistory || !hash) return
    scrollToHash(hash)
  }, [byHistory, hash, key])

  useEffect(() => {
    if (byHistory || hash) return
    document.getElementById('main')?.focus({ preventScroll: true })
    const timer = setTimeout(() => window.scrollTo({ top: 0, behavior: 'instant' }), scrollDelay)
    return () => clearTimeout(timer)
    // Filters change the query alone: the visitor stays where they are.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a changed key with the same path is no new page
  }, [pathname])

  return null
}
