import { nanoid } from '@reduxjs/toolkit'

const storageKey = 'scrollPositions'

const read = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

const write = (positions: Record<string, number>): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions))
  } catch {
    // Blocked storage loses positions only on a reload.
  }
}

let positions: Record<string, number> | undefined

const allPositions = (): Record<string, number> => (positions ??= read())

export const savedPosition = (entry: string): number | undefined => allPositions()[entry]

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
  const store = () => write(allPositions())
  window.addEventListener('scroll', remember, { passive: true })
  window.addEventListener('pagehide', store)
  return () => {
    window.removeEventListener('scroll', remember)
    window.removeEventListener('pagehide', store)
  }
}
