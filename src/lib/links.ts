export const telephoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`

/** Whether a click follows a link here: with these keys the browser opens it elsewhere or saves it. */
export const isPlainClick = (
  event: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean => !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
