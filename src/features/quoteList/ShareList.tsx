import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { names } from 'virtual:product-names'
import texts from '../../content/texts/shareList.json'
import type { ListedProduct } from '../../domain/contract/quoteList.ts'
import { productLines } from '../../domain/products/productLines.ts'
import { listLink } from '../../domain/quoteList/listLink.ts'
import { openShareDialog } from '../../ui/browser/sharing.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { actionLinkStyle } from '../../ui/TextLinks.ts'

const Links = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  flexBasis: '100%',
  columnGap: theme.spacing(3),
  '&[hidden]': { display: 'none' },
  '& a': actionLinkStyle(theme),
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

/** Opens the browser's share dialog, or, where there is none, a row of links to other programs. */
export const ShareList = ({ products }: { products: readonly ListedProduct[] }) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  const lines = productLines(products, names)
  const opensDialog = 'share' in navigator && !open
  const link = listLink(window.location.origin, products)

  const share = async () => {
    const data = { title: texts.subject, text: lines.join('\n'), url: link }
    setOpen(!open && !(await openShareDialog(data)))
  }
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon name="share" />}
        aria-expanded={opensDialog ? undefined : open}
        aria-controls={id}
        onClick={share}
      >
        {texts.share}
      </Button>
      <Links id={id} aria-label={texts.with} hidden={!open}>
        {shareLinks({ lines, link }).map(({ label, href }) => (
          <li key={label}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {label}
            </a>
          </li>
        ))}
      </Links>
    </>
  )
}
