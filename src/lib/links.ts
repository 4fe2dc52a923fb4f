/** The `tel:` link of a telephone number. */
export const telephoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`

/** With one of these keys the browser opens a link in another tab or window, or saves it. */
export const isPlainClick = (
  event: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean => !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
