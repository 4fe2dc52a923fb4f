import { withTimeLimit } from '../../ui/browser/scheduling.ts'
import { copyText, openShareDialog } from '../../ui/browser/sharing.ts'

export interface PageLink {
  title: string
  url: string
}

/** By the device's dialog, or else by the clipboard; `refused` when that is blocked too. */
export const shareLink = async (link: PageLink): Promise<'shared' | 'copied' | 'refused'> => {
  if (await openShareDialog(link)) return 'shared'
  return (await copyText(link.url)) ? 'copied' : 'refused'
}

/** For 250 KB on a slow network. */
const downloadTimeoutMs = 60_000

/** Rejects for an error or a wrong content type, after a minute, and when `signal` aborts. */
export const fetchSpecSheet = async (path: string, signal: AbortSignal): Promise<Blob> => {
  const response = await fetch(path, { signal: withTimeLimit(signal, downloadTimeoutMs) })
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || !type.startsWith('application/pdf')) {
    throw new Error(`${path} answered ${response.status} ${type}`)
  }
  return response.blob()
}
