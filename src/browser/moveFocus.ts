import type { KeyboardEvent } from 'react'

/** The index after an arrow key, Home or End in a row of `count` items; undefined for other keys. */
export const rovingIndex = (key: string, index: number, count: number): number | undefined => {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count
    case 'ArrowLeft':
      return (index - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/** Moves the focus among siblings by arrow keys, Home and End; returns the new index. */
export const moveFocus = (event: KeyboardEvent<HTMLElement>): number | undefined => {
  const siblings = [...(event.currentTarget.parentElement?.children ?? [])]
  const next = rovingIndex(event.key, siblings.indexOf(event.currentTarget), siblings.length)
  const target = next === undefined ? undefined : siblings[next]
  if (!(target instanceof HTMLElement)) return undefined
  event.preventDefault()
  target.focus()
  return next
}

/** Moves the focus to the same control of the next item, or else of the one before, as its own item goes. */
export const focusNeighbour = (item: Element | null, control: string): boolean => {
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
  const target = neighbour?.querySelector<HTMLElement>(control)
  target?.focus()
  return Boolean(target)
}
