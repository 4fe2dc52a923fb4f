/** False where the clipboard is blocked or missing: what is shown can still be copied by hand. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
