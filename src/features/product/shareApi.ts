import { copyText, openShareDialog } from '../../browser/sharing.ts'
import type { ShareServices } from './productListeners.ts'

export const shareLink: ShareServices['shareLink'] = async (link) => {
  if (await openShareDialog(link)) return 'shared'
  return (await copyText(link.url)) ? 'copied' : 'refused'
}
