import { nanoid } from '@reduxjs/toolkit'
import { makeStoredItem } from '../../ui/browser/storedItem.ts'

/** Blocked storage loses positions only on a reload. */
const stored = makeStoredItem(() => sessionStorage, 'scrollPositions')

let positions: Record<string, number> | undefined

const allPositions = () => (positions ??= (stored.read() ?? {}) as Record<string, number>)

/** Where an entry of the history was left, in px from the top. */
export const savedPosition = (entry: string): number | undefined => allPositions()[entry]

/** Keeps where the window is now for an entry of the history. */
export const keepPosition = (entry: string): void => {
  allPositions()[entry] = window.scrollY
}

const currentKey = (): unknown => (history.state as { key?: unknown } | null)?.key

/**
 * Stores all positions when the visitor leaves or reloads. Call before the router starts: React Router gives
 * the first page of a visit no key, under which its position could be kept.
 */
export const startKeepingPositions = (): void => {
  if (currentKey() === undefined) history.replaceState({ ...history.state, key: nanoid() }, '')
  window.addEventListener('pagehide', () => stored.write(allPositions()))
}

/** Keeps the position at each scroll; returns a function that stops it. */
export const followScrolling = (entry: string, key: string): (() => void) => {
  // At Back the browser scrolls while the old page is still rendered; that position is not kept.
  const keep = () => {
    if (currentKey() === key) keepPosition(entry)
  }
  window.addEventListener('scroll', keep, { passive: true })
  return () => window.removeEventListener('scroll', keep)
}
