/** Whether a text is an absolute address of http or https. */
export const isHttpUrl = (text = ''): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '')
