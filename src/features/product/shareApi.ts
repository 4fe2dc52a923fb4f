import { copyText } from '../../browser/copyText.ts'
import type { ShareServices } from './productListeners.ts'

/** Whether the error means that the visitor closed the share dialog, or that it is open already. */
const isDecided = (error: unknown): boolean =>
  error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name)

export const shareLink: ShareServices['shareLink'] = async (link) => {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(link)
      return 'shared'
    } catch (error) {
      if (isDecided(error)) return 'shared'
    }
  }
  return (await copyText(link.url)) ? 'copied' : 'refused'
}
