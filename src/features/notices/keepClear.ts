import { isFocusIn, overlap } from './isFocusIn.ts'

/** The container of the toasts, which notistack names. */
export const container = '.notistack-SnackbarContainer'

/**
 * Returns a function to call again and again. It moves a toast to the other end of the window while it would
 * cover the focus (WCAG 2.4.11) or the bar at the bottom.
 */
export const makeKeepClear = () => {
  let usual = new DOMRect()
  let other = new DOMRect()
  return (toast: HTMLElement): void => {
    if (toast.matches('[data-aside]')) other = toast.getBoundingClientRect()
    else usual = toast.getBoundingClientRect()
    const bar = document.querySelector('.quote-bar')?.getBoundingClientRect() ?? new DOMRect()
    const coversBar = overlap(usual, bar) && !isFocusIn(other)
    toast.toggleAttribute('data-aside', isFocusIn(usual) || coversBar)
    // At the end of the article, or in large letters, the bar reaches higher than the styles foresee.
    const isBelow = bar.top > usual.bottom && bar.top < window.innerHeight
    const room = isBelow ? `${window.innerHeight - bar.top + 12}px` : ''
    const style = toast.closest<HTMLElement>(container)?.style
    // Only a change is written, because a screen reader may say the toast again at each.
    if (style && style.getPropertyValue('--bars') !== room) style.setProperty('--bars', room)
  }
}
