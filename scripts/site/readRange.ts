interface Range {
  start: number
  /** The last byte, inclusive. */
  end: number
}

/** Null outside `size` bytes; undefined when the whole file is meant (RFC 9110, 14.2). */
export const readRange = (header: string | undefined, size: number): Range | null | undefined => {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start <= end ? { start, end } : null
}
