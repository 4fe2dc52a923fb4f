export const telephoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`

/** The `mailto:` link of an address; a mail program shows the plus sign of other encodings. */
export const mailLink = (email: string, subject?: string): string =>
  `mailto:${email}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`

/** With one of these keys the browser opens a link in another tab or window, or saves it. */
export const isPlainClick = (
  event: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean => !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
