import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { scrollBehavior } from '../ui/motion.ts'
import { causeOf } from './navigationState.ts'
import { keepPosition, savedPosition, savePositions } from './scrollPositions.ts'

/** In ms (specification 9). */
const scrollDelay = 100

/** Scrolls to a target and moves the keyboard's position there. */
const goToHash = (hash: string): void => {
  const target = document.getElementById(hash.slice(1))
  if (!target) return
  if (target.tabIndex < 0) target.tabIndex = -1
  // Styles draw no ring around the whole part that was asked for.
  target.dataset.arrived = ''
  target.addEventListener('blur', () => delete target.dataset.arrived, { once: true })
  target.focus({ preventScroll: true })
  target.scrollIntoView({ behavior: scrollBehavior() })
}

/**
 * A new page starts at its top, a hash scrolls to its target, Back and Forward restore the position.
 * A change of the filters or of the tab moves neither the page nor the focus.
 */
export const ScrollManager = () => {
  const location = useLocation()
  const { pathname, hash, key } = location
  const byHistory = useNavigationType() === NavigationType.Pop

  const mounted = useRef(false)

  // A browser's own jump to a hash has no key, so its position cannot be kept.
  const entry = key === 'default' ? undefined : `${pathname} ${key}`

  const left = useRef<number | undefined>(undefined)

  // Before the new page is painted, or its shorter height would overwrite the old position.
  useLayoutEffect(() => {
    left.current = entry === undefined ? undefined : savedPosition(entry)
    return entry === undefined ? undefined : savePositions(entry, key)
  }, [entry, key])

  useEffect(() => {
    if (!byHistory) return
    // The focused element may have gone with the old page.
    if (document.activeElement === document.body && mounted.current)
      document.getElementById('main')?.focus({ preventScroll: true })
    mounted.current = true
    if (left.current !== undefined) window.scrollTo({ top: left.current, behavior: 'instant' })
    else if (hash) goToHash(hash)
  }, [byHistory, entry, hash])

  const isTab = causeOf(location.state) === 'tab'

  useEffect(() => {
    if (byHistory) return
    if (isTab) keepPosition(`${pathname} ${key}`)
    else if (hash) goToHash(hash)
  }, [byHistory, isTab, hash, key, pathname])

  const arrive = useEffectEvent(() => {
    if (byHistory || hash || causeOf(location.state)) return undefined
    document.getElementById('main')?.focus({ preventScroll: true })
    const timer = setTimeout(() => window.scrollTo({ top: 0, behavior: 'instant' }), scrollDelay)
    return () => clearTimeout(timer)
  })

  useEffect(() => arrive(), [pathname])

  return null
}
