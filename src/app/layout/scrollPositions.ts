import { nanoid } from '@reduxjs/toolkit'
import { isRecord } from '../../lib/types.ts'
import { makeStoredItem } from '../../ui/browser/storedItem.ts'

/** Where storage is blocked, only a reload loses the positions. */
const stored = makeStoredItem(() => sessionStorage, 'scrollPositions')

const { positions: kept } = stored.read()

/** Positions in px from the top, by the keys of history entries. */
const positions = isRecord(kept) ? (kept as Record<string, number>) : {}

export const savedPosition = (key: string): number | undefined => positions[key]

export const keepPosition = (key: string): void => {
  positions[key] = window.scrollY
}

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
export const followScrolling = (key: string): (() => void) => {
  const keep = () => {
    // On Back the browser scrolls while the old page is still shown, so that position is not kept. An entry
    // that the browser made for its own jump to a hash has no key, and keeps none.
    if (currentKey() === key) keepPosition(key)
  }
  window.addEventListener('scroll', keep, { passive: true })
  return () => window.removeEventListener('scroll', keep)
}
