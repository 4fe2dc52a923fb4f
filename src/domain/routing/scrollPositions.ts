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

/** React Router gives the first page of a visit no key, under which its position could be kept. */
export const keepFirstEntry = (): void => {
  if (currentKey() === undefined) history.replaceState({ ...history.state, key: nanoid() }, '')
}

/** Saves the position at each scroll and reload; returns a function that stops it. */
export const savePositions = (entry: string, key: string): (() => void) => {
  // At Back the browser scrolls while the old page is still rendered; that position is not saved.
  const remember = () => {
    if (currentKey() === key) keepPosition(entry)
  }
  const store = () => stored.write(allPositions())
  const listeners = new AbortController()
  const { signal } = listeners
  window.addEventListener('scroll', remember, { signal, passive: true })
  window.addEventListener('pagehide', store, { signal })
  return () => listeners.abort()
}
