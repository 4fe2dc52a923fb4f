import { useEffect, useRef } from 'react'

/**
 * A keyboard's focus comes to the action of a toast, which stands at the page's end; `giveBack` returns it.
 * The focus of a mouse or a finger stays where it is.
 */
export const useActionFocus = () => {
  const actionRef = useRef<HTMLButtonElement>(null)
  const before = useRef<HTMLElement>(null)

  useEffect(() => {
    const { activeElement } = document
    if (!actionRef.current || !(activeElement instanceof HTMLElement)) return
    if (!activeElement.matches(':focus-visible')) return
    before.current = activeElement
    actionRef.current.focus({ preventScroll: true })
  }, [])

  return { actionRef, giveBack: () => before.current?.focus() }
}
