import type { DataRouter } from 'react-router-dom'
import { parseProductPath } from '../../domain/routing/cataloguePath.ts'
import { isPlainClick } from '../../lib/links.ts'

/**
 * The link to another product below a mouse's main button. Links in dialogs are left out, because their click
 * closes the dialog.
 */
const pressedLink = (event: PointerEvent): HTMLAnchorElement | null => {
  const { target, pointerType, button } = event
  if (pointerType !== 'mouse' || button !== 0 || !isPlainClick(event)) return null
  const link = target instanceof Element ? target.closest('a') : null
  if (link?.origin !== location.origin || link.closest('[role=dialog]')) return null
  return parseProductPath(link.pathname) !== undefined && link.pathname !== location.pathname ? link : null
}

/** Resolves when the button is let go, with whether that happened within the box. A drag leaves it. */
const releasedIn = ({ left, right, top, bottom }: DOMRect): Promise<boolean> =>
  new Promise((resolve) => {
    const ended = new AbortController()
    const end = ({ type, clientX: x, clientY: y }: PointerEvent): void => {
      ended.abort()
      resolve(type === 'pointerup' && x >= left && x <= right && y >= top && y <= bottom)
    }
    for (const type of ['pointerup', 'pointercancel'] as const)
      document.addEventListener(type, end, { signal: ended.signal })
  })

/**
 * By mouse the way to a product begins when the button goes down, some 100 ms before the click. A visitor who
 * lets go outside the card returns, because a press must be revocable (WCAG 2.5.2).
 */
export const openOnPress = (router: DataRouter): void => {
  const open = async (link: HTMLAnchorElement): Promise<void> => {
    const press = new AbortController()
    // The page may still be loading at the click, which would open it a second time.
    link.addEventListener('click', (click) => click.preventDefault(), { signal: press.signal })
    const released = releasedIn((link.closest('article') ?? link).getBoundingClientRect())
    await router.navigate(link.pathname + link.hash)
    const { location } = router.state
    const stays = await released
    // The click comes in the same task as the release.
    setTimeout(() => press.abort())
    if (!stays && router.state.location === location) await router.navigate(-1)
  }

  document.addEventListener('pointerdown', (event) => {
    const link = pressedLink(event)
    if (link) void open(link)
  })
}
