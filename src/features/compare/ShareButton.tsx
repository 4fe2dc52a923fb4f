import Button from '@mui/material/Button'
import texts from '../../content/texts/compare.json'
import { openShareDialog, useCopy } from '../../ui/browser/sharing.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'

/** Opens the device's own dialog; where there is none, it copies the address of the comparison and says so. */
export const ShareButton = () => {
  const url = window.location.href
  const { copy, isCopied } = useCopy(url)
  const share = async () => {
    if (!('share' in navigator && (await openShareDialog({ title: texts.title, url })))) await copy()
  }
  return (
    <Button variant="text" startIcon={<Icon name="share" />} onClick={() => void share()}>
      <span aria-live="polite">{isCopied ? texts.copied : texts.share}</span>
    </Button>
  )
}
