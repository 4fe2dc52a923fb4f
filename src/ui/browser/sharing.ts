/** Copies a text; false where the clipboard is blocked or missing. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** What it rejects with when the visitor closes it, and when it is open already. */
const decisions: readonly string[] = ['AbortError', 'InvalidStateError']

/** Opens the browser's own share dialog; false where there is none, or where it cannot open. */
export const openShareDialog = async (shared: ShareData): Promise<boolean> => {
  try {
    await navigator.share(shared)
    return true
  } catch (error) {
    return error instanceof DOMException && decisions.includes(error.name)
  }
}
