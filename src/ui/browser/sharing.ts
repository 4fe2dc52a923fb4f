/** Copies a text; false where the clipboard is blocked or missing. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** The visitor has closed the dialog, or it is open already. */
const expectedErrors: readonly string[] = ['AbortError', 'InvalidStateError']

/** Opens the browser's share dialog; false when there is none or it cannot open. */
export const openShareDialog = async (shared: ShareData): Promise<boolean> => {
  try {
    await navigator.share(shared)
    return true
  } catch (error) {
    return error instanceof DOMException && expectedErrors.includes(error.name)
  }
}
