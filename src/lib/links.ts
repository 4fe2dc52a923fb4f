export const telephoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`

/** The `mailto:` link of an address; `subject` also begins the text. URLSearchParams would write `+` for a space. */
export const mailLink = (email: string, subject?: string): string => {
  if (subject === undefined) return `mailto:${email}`
  const text = encodeURIComponent(subject)
  return `mailto:${email}?subject=${text}&body=${text}%3A%0D%0A%0D%0A`
}

/** With one of these keys the browser opens a link in another tab or window, or saves it. */
export const isPlainClick = (
  event: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean => !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
