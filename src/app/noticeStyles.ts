declare global {
  interface Window {
    /** Where Goober, the style library of the toasts, looks for its style element. */
    _goober?: { parentNode: true; firstChild: { data: string } }
  }
}

/**
 * Gives Goober an element that swallows its rules: it writes them with `innerHTML`, which the page's policy refuses,
 * and the linked stylesheet of the built page has them already.
 */
export const keepGooberFromWriting = (): void => {
  window._goober = { parentNode: true, firstChild: { data: '' } }
}
