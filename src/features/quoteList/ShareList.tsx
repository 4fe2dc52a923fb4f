import { styled } from '@mui/material/styles'
import { names } from 'virtual:product-names'
import texts from '../../content/texts/shareList.json'
import type { ListedProduct } from '../../domain/contract/quoteList.ts'
import { productLines } from '../../domain/products/productLines.ts'
import { listLink } from '../../domain/quoteList/listLink.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { openShareDialog, useCopy } from '../../ui/browser/sharing.ts'
import { QuietStatus } from '../../ui/spoken.ts'
import { fieldStyle } from '../../ui/styles/controls.ts'

const LinkField = styled('input')(({ theme }) => ({
  ...fieldStyle(theme),
  flex: '1 1 100%',
  fontSize: theme.fontSize.small,
}))

/** `URLSearchParams` would write a space as a plus sign, which mail programs show. */
const query = (parameters: Readonly<Record<string, string>>): string =>
  Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')

/**
 * Addresses that open other programs with the list in them; nothing is loaded before one is followed. `lines`
 * has one line for each product, as the request has; `link` opens the list.
 */
export const shareLinks = ({ lines, link }: { lines: readonly string[]; link: string }) => {
  const text = lines.join('\n')
  const message = `${text}\n\n${link}`
  const mail = { subject: texts.subject, body: message.replaceAll('\n', '\r\n') }
  return [
    { label: texts.email, href: `mailto:?${query(mail)}` },
    { label: texts.telegram, href: `https://t.me/share/url?${query({ url: link, text })}` },
    { label: texts.whatsApp, href: `https://wa.me/?${query({ text: message })}` },
  ]
}

/** A menu that copies the list's link, or hands the list to another program. */
export const ShareList = ({ products }: { products: readonly ListedProduct[] }) => {
  const lines = productLines(products, names)
  const link = listLink(window.location.origin, products)
  const { copy, isCopied } = useCopy(link)
  const shared = { title: texts.subject, text: lines.join('\n'), url: link }
  return (
    <>
      <ActionMenu
        label={texts.share}
        actions={[
          { label: texts.copy, onChosen: () => void copy() },
          ...shareLinks({ lines, link }),
          ...('share' in navigator
            ? [{ label: texts.elsewhere, onChosen: () => void openShareDialog(shared) }]
            : []),
        ]}
      />
      <QuietStatus role="status">{isCopied && texts.copied}</QuietStatus>
      {isCopied === false && (
        <LinkField readOnly aria-label={texts.link} value={link} onFocus={({ target }) => target.select()} />
      )}
    </>
  )
}
