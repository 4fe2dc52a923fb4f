/** Whether personal data may be sent to an address: https, or http to this machine. */
export const isSafeUrl = (value: string): boolean => {
  const url = URL.parse(value)
  if (url?.protocol === 'https:') return true
  return url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
}
