import { fetchFile } from '../../ui/browser/fetchInTime.ts'
import { copyText, openShareDialog } from '../../ui/browser/sharing.ts'

export interface PageLink {
  title: string
  url: string
}

/** Shares by the device's dialog, or else by the clipboard; `refused` when that is blocked too. */
export const shareLink = async (link: PageLink): Promise<'shared' | 'copied' | 'refused'> => {
  if (await openShareDialog(link)) return 'shared'
  return (await copyText(link.url)) ? 'copied' : 'refused'
}

/** Rejects like `fetchFile`, and when the answer is a page rather than the sheet. */
export const fetchSpecSheet = async (path: string, signal: AbortSignal): Promise<Blob> =>
  (await fetchFile(path, 'application/pdf', { signal })).blob()
