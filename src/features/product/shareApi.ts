import { copyText } from '../../browser/copyText.ts'
import { openShareDialog } from '../../browser/shareDialog.ts'
import type { ShareServices } from './productListeners.ts'

export const shareLink: ShareServices['shareLink'] = async (link) => {
  if (await openShareDialog(link)) return 'shared'
  return (await copyText(link.url)) ? 'copied' : 'refused'
}
