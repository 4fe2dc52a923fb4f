/** Whether the text is an absolute address with http or https. */
export const isHttpUrl = (text = ''): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '')
