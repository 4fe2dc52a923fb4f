import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { scrollBehavior } from '../lib/motion.ts'
import { causeOf } from './navigationState.ts'
import { savePositions, savedPosition } from './scrollPositions.ts'

/** Milliseconds between a navigation and the scroll to the top (spec section 9). */
const scrollDelay = 100

/** Scrolls to a target; the keyboard goes on from there too. */
const goToHash = (hash: string): void => {
  const target = document.getElementById(hash.slice(1))
  if (!target) return
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
  target.scrollIntoView({ behavior: scrollBehavior() })
}

/**
 * A new page starts at its top, a hash scrolls to its target, Back and Forward return to where the page was left.
 * A choice in the filters is no new page: the visitor and the focus stay where they are.
 */
export const ScrollManager = () => {
  const location = useLocation()
  const { pathname, hash, key } = location
  const byHistory = useNavigationType() === NavigationType.Pop

  const mounted = useRef(false)

  // The browser's own jump to a hash makes an entry without a key, which names no place.
  const entry = key === 'default' ? undefined : `${pathname} ${key}`

  // Before the new page is painted: its shorter height must not count as a scroll of the old one.
  useLayoutEffect(() => (entry === undefined ? undefined : savePositions(entry)), [entry])

  useEffect(() => {
    if (!byHistory) return
    // What had the focus may have gone with its page.
    if (document.activeElement === document.body && mounted.current)
      document.getElementById('main')?.focus({ preventScroll: true })
    mounted.current = true
    const position = entry === undefined ? undefined : savedPosition(entry)
    if (position !== undefined) window.scrollTo({ top: position, behavior: 'instant' })
    else if (hash) goToHash(hash)
  }, [byHistory, entry, hash])

  useEffect(() => {
    if (byHistory || !hash) return
    goToHash(hash)
  }, [byHistory, hash, key])

  const arrive = useEffectEvent(() => {
    if (byHistory || hash || causeOf(location.state)) return undefined
    document.getElementById('main')?.focus({ preventScroll: true })
    const timer = setTimeout(() => window.scrollTo({ top: 0, behavior: 'instant' }), scrollDelay)
    return () => clearTimeout(timer)
  })

  // A changed key with the same path is no new page.
  useEffect(() => arrive(), [pathname])

  return null
}
