import { withTimeLimit } from '../../ui/browser/scheduling.ts'
import { copyText, openShareDialog } from '../../ui/browser/sharing.ts'
import type { ShareServices, SpecSheetServices } from './productListeners.ts'

export const shareLink: ShareServices['shareLink'] = async (link) => {
  if (await openShareDialog(link)) return 'shared'
  return (await copyText(link.url)) ? 'copied' : 'refused'
}

/** For 250 KB on a slow network. */
const downloadTimeoutMs = 60_000

export const fetchSpecSheet: SpecSheetServices['fetchSpecSheet'] = async (path, signal) => {
  const response = await fetch(path, { signal: withTimeLimit(signal, downloadTimeoutMs) })
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || !type.startsWith('application/pdf')) {
    throw new Error(`${path} answered ${response.status} ${type}`)
  }
  return response.blob()
}
