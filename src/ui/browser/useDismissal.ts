import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * While it is open, a part of the page closes at a press outside it, which on a touch screen may come without
 * moving the focus, and at Escape, which gives its focus back to the trigger. `parts` are its elements.
 */
export const useDismissal = (
  isOpen: boolean,
  parts: readonly RefObject<HTMLElement | null>[],
  trigger: RefObject<HTMLElement | null>,
  close: () => void,
): void => {
  const contains = (node: EventTarget | null): boolean =>
    node instanceof Node && parts.some(({ current }) => current?.contains(node))
  const press = useEffectEvent(({ target }: PointerEvent) => {
    if (!contains(target)) close()
  })
  const pressKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    if (contains(document.activeElement)) trigger.current?.focus()
    close()
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const whileOpen = new AbortController()
    const { signal } = whileOpen
    document.addEventListener('pointerdown', press, { signal })
    document.addEventListener('keydown', pressKey, { signal })
    return () => whileOpen.abort()
  }, [isOpen])
}
