import { styled } from '@mui/material/styles'
import { names } from 'virtual:product-names'
import texts from '../../content/texts/shareList.json'
import type { ListedProduct } from '../../domain/contract/quoteList.ts'
import { productLines } from '../../domain/products/productLines.ts'
import { listLink } from '../../domain/quoteList/listLink.ts'
import { fill } from '../../lib/text.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { openShareDialog, useCopy } from '../../ui/browser/sharing.ts'
import { QuietStatus } from '../../ui/spoken.ts'
import { fieldStyle } from '../../ui/styles/controls.ts'

const LinkField = styled('input')(({ theme }) => ({
  ...fieldStyle(theme),
  flex: '1 1 100%',
  fontSize: theme.fontSize.small,
}))

/** Mail programs would show the plus signs that stand for spaces. */
const query = (parameters: Record<string, string>): string =>
  new URLSearchParams(parameters).toString().replaceAll('+', '%20')

interface Shared {
  subject: string
  /** The list, with one line for each product as the request has; one that was sent says so. */
  text: string
  link: string
}

export const sharedList = (lines: readonly string[], link: string, reference: string | undefined): Shared => {
  const list = lines.join('\n')
  if (reference === undefined) return { subject: texts.subject, text: list, link }
  const sent = fill(texts.sent.text, { reference })
  const text = [sent, list, texts.sent.link].join('\n\n')
  return { subject: fill(texts.sent.subject, { reference }), text, link }
}

const messageOf = ({ text, link }: Shared): string => `${text}\n\n${link}`

/** Addresses that open other programs with the list in them; nothing is loaded before one is followed. */
export const shareLinks = (shared: Shared) => {
  const { subject, text, link } = shared
  const message = messageOf(shared)
  const mail = { subject, body: message.replaceAll('\n', '\r\n') }
  return [
    { label: texts.email, href: `mailto:?${query(mail)}` },
    { label: texts.telegram, href: `https://t.me/share/url?${query({ url: link, text })}` },
    { label: texts.whatsApp, href: `https://wa.me/?${query({ text: message })}` },
  ]
}

interface Props {
  products: readonly ListedProduct[]
  /** Of the request with which the list was sent. */
  reference?: string
}

/** A menu that copies the list's link, or what was sent with it, or hands the list to another program. */
export const ShareList = ({ products, reference }: Props) => {
  const link = listLink(window.location.origin, products)
  const shared = sharedList(productLines(products, names), link, reference)
  const copied = reference === undefined ? link : messageOf(shared)
  const { copy, isCopied } = useCopy(copied)
  const { copy: copyText, copied: copiedText, field } = reference === undefined ? texts : texts.sent
  return (
    <>
      <ActionMenu
        label={texts.share}
        {...(reference !== undefined && { name: `${texts.share}: ${reference}` })}
        actions={[
          { label: copyText, onChosen: () => void copy() },
          ...shareLinks(shared),
          ...('share' in navigator
            ? [
                {
                  label: texts.elsewhere,
                  onChosen: () =>
                    void openShareDialog({ title: shared.subject, text: shared.text, url: link }),
                },
              ]
            : []),
        ]}
      />
      <QuietStatus role="status">{isCopied && copiedText}</QuietStatus>
      {isCopied === false && (
        <LinkField readOnly aria-label={field} value={copied} onFocus={({ target }) => target.select()} />
      )}
    </>
  )
}
