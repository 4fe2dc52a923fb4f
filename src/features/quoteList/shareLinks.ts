import texts from '../../content/texts/shareList.json'

interface SharedList {
  /** One for each machine, as in the request. */
  lines: readonly string[]
  /** The address that opens the list. */
  link: string
}

/** `URLSearchParams` would write a space as a plus sign, which mail programs show. */
const query = (parameters: Readonly<Record<string, string>>): string =>
  Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')

/** Addresses that open other programs with the list in them; nothing is loaded before one is followed. */
export const shareLinks = ({ lines, link }: SharedList) => {
  const text = lines.join('\n')
  return [
    {
      label: texts.email,
      href: `mailto:?${query({
        subject: texts.subject,
        body: `${text}\n\n${link}`.replaceAll('\n', '\r\n'),
      })}`,
    },
    { label: texts.telegram, href: `https://t.me/share/url?${query({ url: link, text })}` },
    { label: texts.whatsApp, href: `https://wa.me/?${query({ text: `${text}\n\n${link}` })}` },
  ]
}
