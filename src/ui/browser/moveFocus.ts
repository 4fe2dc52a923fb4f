import type { KeyboardEvent, MouseEvent } from 'react'

/** The index after an arrow key, Home or End in a row of `count` items; undefined for other keys. */
const rovingIndex = (key: string, index: number, count: number): number | undefined => {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
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

/**
 * Before a press of `button` removes its row or cell: focuses the button with `data-remove` in the next one,
 * or else in the previous one. Returns false when there is none.
 */
export const focusNeighbour = (button: Element): boolean => {
  const item = button.closest('li, td')
  const removeIn = (other: Element | null | undefined) => other?.querySelector<HTMLElement>('[data-remove]')
  const target = removeIn(item?.nextElementSibling) ?? removeIn(item?.previousElementSibling)
  target?.focus()
  return Boolean(target)
}

/** Safari does not focus a pressed link or button, yet the modal that it opens must return the focus. */
export const focusPressed = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  currentTarget.focus({ preventScroll: true })

/** Focuses the page, so that a screen reader says its title as the name of the main part. */
export const focusMain = (): void => {
  const main = document.getElementById('main')
  if (!main) return
  main.ariaLabel = document.title
  main.focus({ preventScroll: true })
}
