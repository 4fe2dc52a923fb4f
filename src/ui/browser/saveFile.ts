/** Safari reads the address some time after the click. */
const revokeDelayMs = 40_000

/** Saves a file in the visitor's downloads. */
export const saveFile = (content: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), revokeDelayMs)
}
