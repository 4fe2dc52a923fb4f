/** Whether a text is an idempotency key: a UUID in lower case. */
export const isKey = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
