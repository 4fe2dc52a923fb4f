interface Range {
  start: number
  /** Inclusive. */
  end: number
}

/**
 * The one byte range that a Range header asks for in a file of `size` bytes: null when it lies outside, undefined
 * when there is no such header, several ranges or another unit, which all mean the whole file (RFC 9110, 14.2).
 */
export const readRange = (header: string | null, size: number): Range | null | undefined => {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start <= end ? { start, end } : null
}
