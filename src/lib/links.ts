/** The `tel:` link of a phone number as it is written. */
export const telephoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`
