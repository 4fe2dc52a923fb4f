export const isHttpUrl = (text = ''): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '')
