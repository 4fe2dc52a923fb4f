import { nanoid } from '@reduxjs/toolkit'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { isMadeByPage } from '../../domain/routing/address.ts'
import { isRecord } from '../../lib/types.ts'
import { scrollBehavior } from '../../ui/browser/motion.ts'
import { focusMain } from '../../ui/browser/moveFocus.ts'
import { makeStoredItem } from '../../ui/browser/storedItem.ts'

/** Where storage is blocked, only a reload loses the positions. */
const stored = makeStoredItem(() => sessionStorage, 'scrollPositions')

const { positions: kept } = stored.read()

/** Positions in px from the top, by the keys of history entries. */
const positions = isRecord(kept) ? (kept as Record<string, number>) : {}

const currentKey = (): unknown => (history.state as { key?: unknown } | null)?.key

/**
 * Stores all positions when the visitor leaves or reloads. Call it before the router starts, because React
 * Router gives the first page of a visit no key, under which its position could be kept.
 */
export const startKeepingPositions = (): void => {
  if (currentKey() === undefined) history.replaceState({ ...history.state, key: nanoid() }, '')
  window.addEventListener('pagehide', () => stored.write({ positions }))
}

/** Keeps the position at each scroll; returns a function that stops it. */
const followScrolling = (key: string): (() => void) => {
  const keep = () => {
    // On Back the browser scrolls while the old page is still shown, so that position is not kept. An entry
    // that the browser made for its own jump to a hash has no key, and keeps none.
    if (currentKey() === key) positions[key] = window.scrollY
  }
  window.addEventListener('scroll', keep, { passive: true })
  return () => window.removeEventListener('scroll', keep)
}

/** In ms (specification 2.2). */
const scrollDelayMs = 100

const goToHash = (hash: string, scrolls = true): void => {
  const target = document.getElementById(hash.slice(1))
  if (!target) return
  if (target.tabIndex < 0) target.tabIndex = -1
  // Styles draw no focus ring around a whole part of the page.
  target.dataset.arrived = ''
  target.addEventListener('blur', () => delete target.dataset.arrived, { once: true })
  target.focus({ preventScroll: true })
  if (scrolls) target.scrollIntoView({ behavior: scrollBehavior() })
}

/** A new page starts at its top, a hash scrolls to its target, Back and Forward restore the position. */
export const ScrollManager = () => {
  const location = useLocation()
  const { pathname, hash, key } = location
  const byHistory = useNavigationType() === NavigationType.Pop
  const stays = isMadeByPage(location)

  const mounted = useRef(false)

  const savedTop = useRef<number | undefined>(undefined)

  // Read before the new page is painted. A shorter page makes the browser scroll, which keeps another position.
  useLayoutEffect(() => {
    savedTop.current = positions[key]
    return followScrolling(key)
  }, [key])

  // Removes the old page's name; the effects below may give the new page its own.
  useEffect(() => {
    const main = document.getElementById('main')
    if (main) main.ariaLabel = null
  }, [pathname])

  useEffect(() => {
    if (byHistory) {
      const isFirst = !mounted.current
      // The focused element may have gone with the old page.
      if (document.activeElement === document.body && !isFirst) focusMain()
      if (savedTop.current !== undefined) window.scrollTo({ top: savedTop.current, behavior: 'instant' })
      // The browser itself has scrolled to a hash of the first page, and the visitor may have scrolled on.
      else if (hash) goToHash(hash, !isFirst || window.scrollY === 0)
    } else if (stays) positions[key] = window.scrollY
    else if (hash) goToHash(hash)
  }, [byHistory, stays, hash, key])

  // Must run after the effect above, which reads it. The cleanup resets it, because StrictMode runs effects twice.
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  const arrive = useEffectEvent(() => {
    if (byHistory || hash || stays) return undefined
    focusMain()
    const timer = setTimeout(() => window.scrollTo({ top: 0, behavior: 'instant' }), scrollDelayMs)
    return () => clearTimeout(timer)
  })

  useEffect(() => arrive(), [pathname])

  return null
}
