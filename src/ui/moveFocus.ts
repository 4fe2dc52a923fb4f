import type { KeyboardEvent } from 'react'
import { rovingIndex } from '../lib/rovingIndex.ts'

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
