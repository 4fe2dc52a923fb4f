/** The index after an arrow key, Home or End in a row of `count` items; undefined for other keys. */
export const rovingIndex = (key: string, index: number, count: number): number | undefined => {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count
    case 'ArrowLeft':
      return (index - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
