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
    // A visitor who blocks storage loses positions over a reload only.
  }
}

let positions: Record<string, number> | undefined

const all = (): Record<string, number> => (positions ??= read())

/** Where the page of a history entry was left, in px from the top. */
export const savedPosition = (entry: string): number | undefined => all()[entry]

/** Remembers the position of a history entry as the visitor scrolls, and over a reload; returns the way to stop. */
export const savePositions = (entry: string): (() => void) => {
  const remember = () => {
    all()[entry] = window.scrollY
  }
  const store = () => write(all())
  window.addEventListener('scroll', remember, { passive: true })
  window.addEventListener('pagehide', store)
  return () => {
    window.removeEventListener('scroll', remember)
    window.removeEventListener('pagehide', store)
  }
}
